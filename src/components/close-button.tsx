import { startTransition, type Ref } from "react";

import * as en from "../strings/en";
import { Icon } from "./icon";

type Props = { readonly onClose: () => void; readonly ref?: Ref<HTMLButtonElement> };

/** Closes a modal. Not in the click itself, whose paint would wait for the whole page to be looked at again. */
export const CloseButton = ({ onClose, ref }: Props) => (
  <button ref={ref} type="button" aria-label={en.common.close} onClick={() => startTransition(onClose)}>
    <Icon name="close" />
  </button>
);
