import type { ReactNode } from "react";

import { DialogButton } from "../../components/dialog-button";

type Props = {
  readonly className?: string;
  readonly children: ReactNode;
};

/** Opens the contact dialog. It needs no data, so any page can render it. */
export const ContactButton = ({ className, children }: Props) => (
  <DialogButton load={() => import("./contact-dialog")} className={className}>
    {children}
  </DialogButton>
);
