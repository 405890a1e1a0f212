import { formatPostDate } from "../../lib/format/bali-time";

/** The day of an article, in Indonesian: 'dd MMMM yyyy'. Nothing for an article without one. */
export const PostDate = ({ ms }: { readonly ms: number | undefined }) =>
  ms === undefined ? null : (
    <time dateTime={new Date(ms).toISOString()} lang="id">
      {formatPostDate(ms)}
    </time>
  );
