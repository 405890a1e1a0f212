import type { ReactNode } from "react";

import { DialogButton } from "../../components/dialog-button";

type Props = {
  /** What `sx` becomes. */
  readonly className?: string;
  readonly children: ReactNode;
};

/** Opens the contact dialog, which brings its own texts: a button may stand anywhere. */
export const ContactButton = ({ className, children }: Props) => (
  <DialogButton load={() => import("./contact-dialog")} className={className}>
    {children}
  </DialogButton>
);
