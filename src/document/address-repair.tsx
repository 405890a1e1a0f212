import { InlineScript } from "../components/inline-script";
import { paths, UNROUTABLE } from "../lib/paths";

/** Spaces and control characters that were copied with an address. Gatsby cannot load a page for them. */
const COPIED_SPACE = /(?:%(?:[01][\da-f]|20|7f))+\/?$/i;

// The origin before each path keeps "//other.example" on this site.
const script = (showMissingPage: string): string => `{
  const { origin, pathname, search, hash } = location;
  const isReadable = (text) => {
    try {
      return decodeURIComponent(text), true;
    } catch {
      return false;
    }
  };
  const dropHash = () => {
    if (!isReadable(location.hash)) history.replaceState(history.state, "", origin + location.pathname + location.search);
  };
  if (${COPIED_SPACE}.test(pathname) && !pathname.startsWith(${JSON.stringify(paths.article.href(""))}))
    location.replace(origin + (pathname.replace(${COPIED_SPACE}, "") || "/") + search + hash);
  else if (${UNROUTABLE}.test(pathname) || !isReadable(pathname)) ${showMissingPage};
  dropHash();
  addEventListener("popstate", dropHash);
  if (!history.state) history.replaceState({ key: String(Date.now()) }, "");
}`;

type Props = {
  /** Whether this is the page that hosts serve for unknown addresses. */
  readonly isMissingPage: boolean;
};

/**
 * Corrects addresses that make the router fail, in the head of every page. It drops a fragment with a stray percent sign
 * ("#50%"), shows the 404 page for such a path, and removes spaces at the end of a path ("/kurs%20"), but not of an article's id.
 * It also gives the first history entry a key, under which the router saves the scroll position. Without a key, all first entries
 * would share one position. Build side only.
 */
export const AddressRepair = ({ isMissingPage }: Props) => {
  const missing = JSON.stringify(paths.missing.path);
  const show = isMissingPage ? `history.replaceState(null, "", ${missing})` : `location.replace(${missing})`;
  return <InlineScript code={script(show)} />;
};
