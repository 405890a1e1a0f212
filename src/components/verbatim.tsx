import type { ComponentPropsWithoutRef, ReactNode } from "react";

import { telHref, unbroken } from "../lib/links";

type Props = { readonly className?: string; readonly children: ReactNode };

/** Names and numbers that browser translation must not change: the company's name, the licence number. */
export const Verbatim = ({ className, children }: Props) => (
  <span translate="no" className={className}>
    {children}
  </span>
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
