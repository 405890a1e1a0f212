import { InlineScript } from "../components/inline-script";
import { paths, UNROUTABLE } from "../lib/paths";

/** Spaces and control characters that were copied with an address. Gatsby takes it for a page that has lost its data. */
const COPIED_TOO_MUCH = /(?:%(?:[01][\da-f]|20|7f))+\/?$/i;

const script = (missing: string): string => `{
  const isReadable = (text) => {
    try {
      return decodeURIComponent(text), true;
    } catch {
      return false;
    }
  };
  const dropHash = () => {
    if (!isReadable(location.hash)) history.replaceState(history.state, "", location.pathname + location.search);
  };
  const { pathname } = location;
  if (pathname.startsWith("//")) location.replace(pathname.replace(/^\\/+/, "/"));
  else if (pathname.endsWith("//")) location.replace(pathname.replace(/\\/+$/, "") + location.search + location.hash);
  else if (${COPIED_TOO_MUCH}.test(pathname) && !pathname.startsWith(${JSON.stringify(paths.article.href(""))}))
    location.replace((pathname.replace(${COPIED_TOO_MUCH}, "") || "/") + location.search + location.hash);
  else if (${UNROUTABLE}.test(pathname) || !isReadable(pathname)) ${missing};
  dropHash();
  addEventListener("popstate", dropHash);
  if (!history.state) history.replaceState({ key: String(Date.now()) }, "");
}`;

type Props = {
  /** Whether the page is the one that hosts answer unknown addresses with. */
  readonly isMissingPage: boolean;
};

/**
 * For the head of every page, ahead of the router, which shows an empty page where it cannot read the address: a fragment
 * with a stray percent sign ("#50%") is dropped, also when it comes later; so is a space at the end of a path ("/kurs%20"),
 * but for an article's, which may belong to its id, and a second slash; and a path that the router cannot work with is
 * answered by the 404 page. And a document's first entry in the history gets a key, as the router gives to all others: without
 * one, the router would have each new visit of a page begin where the last one ended. Build side only.
 */
export const AddressRepair = ({ isMissingPage }: Props) => {
  const missing = JSON.stringify(paths.missing.path);
  // What is on the screen already need not be fetched again.
  const leave = isMissingPage ? `history.replaceState(null, "", ${missing})` : `location.replace(${missing})`;
  return <InlineScript code={script(leave)} />;
};
