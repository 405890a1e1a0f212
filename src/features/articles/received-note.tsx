import type { ThemeUICSSObject } from "theme-ui";

import { formatBaliTime } from "../../lib/format/bali-time";
import { formatRelativeTime } from "../../lib/format/format-relative-time";
import { useNow } from "../../lib/use-now";

const noteStyle: ThemeUICSSObject = { variant: "text.small", mb: 5, color: "muted" };

const Age = ({ of }: { readonly of: number }) => <span>{useNow((now) => formatRelativeTime(now - of))}</span>;

type Props = {
  /** When what is shown was received, in milliseconds since 1970; undefined while it is up to date. */
  readonly at: number | undefined;
  /** Whether the API has answered since that there is no such article. */
  readonly isGone?: boolean;
};

/** Says how old the articles on screen are, while newer ones cannot be had. */
export const ReceivedNote = ({ at, isGone }: Props) =>
  at !== undefined && (
    <p sx={noteStyle}>
      Received at <span>{formatBaliTime(at)}</span>, <Age of={at} />.{" "}
      {isGone ? "It may have been removed since." : "We keep trying to reconnect."}
    </p>
  );
