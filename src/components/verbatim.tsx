import type { ComponentPropsWithoutRef, ReactNode } from "react";

import { telHref, unbroken } from "../lib/links";

/** Names and numbers that browser translation must not change: the company's name, the licence number. */
export const Verbatim = ({ children }: { readonly children: ReactNode }) => (
  <span translate="no">{children}</span>
);

/** A telephone number that a tap calls. */
export const PhoneLink = ({
  phone,
  children = unbroken(phone),
  ...props
}: ComponentPropsWithoutRef<"a"> & { readonly phone: string }) => (
  <a {...props} href={telHref(phone)} translate="no">
    {children}
  </a>
);
