import { navigate } from "gatsby";
import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent } from "react";
import type { ThemeUICSSObject } from "theme-ui";

import { apiUrl } from "../../lib/api/api-url";
import { languageOf } from "../../lib/language-of";
import { loadCode } from "../../lib/app-update/load-code";
import { isRoutable, paths } from "../../lib/paths";
import { isPlainClick } from "../../lib/plain-click";
import { proseStyle } from "./prose-style";
import { RetryButton } from "./retry-button";
import type { sanitiseBody } from "./sanitise-body";

type Sanitise = typeof sanitiseBody;

let sanitise: Sanitise | undefined;

/** Fetches the sanitiser, which no other page needs. May be called ahead of time, and again after a failure. */
export const loadSanitiser = async (): Promise<Sanitise> => {
  sanitise ??= (await import("./sanitise-body")).sanitiseBody;
  return sanitise;
};

/** The sanitiser once it is there; `hasFailed` while it cannot be had. */
const useSanitiser = () => {
  const [ready, setReady] = useState(() => sanitise);
  const [hasFailed, setHasFailed] = useState(false);
  const load = () =>
    loadCode(loadSanitiser)
      .catch(() => undefined)
      .then((loaded) => {
        setReady(() => loaded);
        setHasFailed(!loaded);
        return loaded;
      });
  useEffect(() => {
    // Not asked of the variable: it may have come since this was rendered.
    if (!ready) void load();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once; after a failure the visitor asks
  }, []);
  return { ready, hasFailed, load };
};

const failedStyle: ThemeUICSSObject = { variant: "messages.error", justifyItems: "start" };

/** Where a link leads on this site without leaving the application; undefined where the browser has to go. */
const ownPath = (link: HTMLAnchorElement): string | undefined => {
  if (link.origin !== window.location.origin) return undefined;
  const { pathname, search, hash } = link;
  const isOurs =
    pathname === paths.home.path ||
    pathname === paths.board.path ||
    pathname === paths.articles.path ||
    pathname.startsWith(`${paths.articles.path}/`);
  return isOurs && isRoutable(pathname + hash) ? pathname + search + hash : undefined;
};

const followInside = (event: MouseEvent) => {
  if (event.defaultPrevented || !isPlainClick(event)) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const path = link ? ownPath(link) : undefined;
  if (path === undefined) return;
  event.preventDefault();
  void navigate(path);
};

/** A picture that did not say its size has one once it has come; one that cannot be had gives its room back. */
const onPicture = (event: Event) => {
  const picture = event.target;
  if (!(picture instanceof HTMLImageElement)) return;
  if (event.type === "error") {
    picture.dataset.broken = "";
  } else if ("unsized" in picture.dataset) {
    picture.width = picture.naturalWidth;
    picture.height = picture.naturalHeight;
    delete picture.dataset.unsized;
  }
};

type Props = {
  /** As the API gave it. */
  readonly html: string;
  /** Stands in while the sanitiser is on its way. */
  readonly fallback: React.ReactNode;
};

/** The body of an article as reading text. */
export const ArticleBody = ({ html, fallback }: Props) => {
  const { ready, hasFailed, load } = useSanitiser();
  const place = useRef<HTMLDivElement>(null);
  // The body, if any, that could not be made into reading text.
  const [unreadable, setUnreadable] = useState<string>();

  // Before paint, so that an article seen before stands at its full height when the browser scrolls back.
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !ready) return undefined;
    const surroundings = { siteOrigin: window.location.origin, apiOrigin: apiUrl("/").origin };
    try {
      element.replaceChildren(ready(html, surroundings));
    } catch (error) {
      reportError(error);
      // eslint-disable-next-line react-hooks/set-state-in-effect -- only the attempt tells
      setUnreadable(html);
      return undefined;
    }
    // Where its author did not say.
    element.lang = languageOf(element.textContent) ?? document.documentElement.lang;
    // Neither event bubbles.
    element.addEventListener("load", onPicture, true);
    element.addEventListener("error", onPicture, true);
    return () => {
      element.removeEventListener("load", onPicture, true);
      element.removeEventListener("error", onPicture, true);
    };
  }, [html, ready]);

  if (hasFailed || unreadable === html) {
    return (
      <div sx={failedStyle}>
        <p role="alert">The text of this article could not be loaded.</p>
        {hasFailed && (
          <RetryButton onRetry={load} next={["#main h1"]}>
            Try Again
          </RetryButton>
        )}
      </div>
    );
  }
  if (!ready) return fallback;
  return (
    // The links inside are what is clicked; keys reach them as they reach every link.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div ref={place} onClick={followInside} sx={proseStyle} />
  );
};
