import type { ReactNode } from "react";

import { DialogButton } from "../../components/dialog-button";

type Props = {
  /** A look of the theme. */
  readonly variant: `buttons.${string}`;
  readonly children: ReactNode;
};

/** Opens the contact dialog, which brings its own texts: a button may stand anywhere. */
export const ContactButton = ({ variant, children }: Props) => (
  <DialogButton load={() => import("./contact-dialog")} sx={{ variant }}>
    {children}
  </DialogButton>
);
