import { useSyncExternalStore } from "react";
import type { ThemeUICSSObject } from "theme-ui";

type Format = (ms: number) => string;

let format: Format | undefined;

// date-fns with its Indonesian locale comes on its own, so that no page waits for it.
const onFormat = (listener: () => void): (() => void) => {
  let wanted = true;
  if (!format) {
    void import("../../lib/indonesian-date").then(
      ({ formatPostDate }) => {
        format = formatPostDate;
        if (wanted) listener();
      },
      // Without it a date stays blank; the next one to be shown asks again.
      () => undefined,
    );
  }
  return () => {
    wanted = false;
  };
};
const currentFormat = (): Format | undefined => format;
const noFormat = (): undefined => undefined;

// The width of a long date, so that what follows does not move when it appears.
const waitingStyle: ThemeUICSSObject = { display: "inline-block", minWidth: "7.6em" };

/** The day of an article, in Indonesian: 'dd MMMM yyyy'. Nothing for an article without one. */
export const PostDate = ({ ms }: { readonly ms: number | undefined }) => {
  const formatDate = useSyncExternalStore(onFormat, currentFormat, noFormat);
  if (ms === undefined) return null;
  return (
    <time dateTime={new Date(ms).toISOString()} lang="id" sx={formatDate ? undefined : waitingStyle}>
      {formatDate?.(ms) ?? "\u00a0"}
    </time>
  );
};
