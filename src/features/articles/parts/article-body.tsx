import { navigate } from "gatsby";
import {
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import useSWRImmutable from "swr/immutable";
import type { ThemeUICSSObject } from "theme-ui";

import { useLanguage, useStrings } from "../../../components/page-language";
import { useIsHydrating } from "../../../components/use-is-hydrating";
import { isRoutable } from "../../../lib/paths";
import { isPlainClick } from "../../../lib/plain-click";
import { languageOfPath } from "../../../strings/languages";
import { gradients, media } from "../../../theme/tokens";
import type { BuiltArticle } from "../model/built-article";
import { digestOf, type Post } from "../model/post";
import { LoadError } from "./load-status";

/** Running text of an article: styles for every element that the sanitizer allows. */
const proseStyle: ThemeUICSSObject = {
  minWidth: 0,
  fontSize: "prose",
  lineHeight: 1.72,
  overflowWrap: "anywhere",
  "& p, & li": { textWrap: "pretty" },
  "& > * + *, & div > * + *": { mt: "1.15em" },
  "& h2, & h3, & h4, & h5, & h6": { fontWeight: 700, lineHeight: 1.15 },
  "& * + h2": { mt: "1.7em" },
  "& * + h3, & * + h4, & * + h5, & * + h6": { mt: "1.5em" },
  "& h2": { fontSize: "title" },
  "& h3": { fontSize: "h3" },
  "& h4": { fontSize: "lead" },
  "& h5, & h6": { fontSize: "prose" },
  "& ul, & ol": { paddingInlineStart: "1.3em", listStyle: "disc" },
  // Room for two digits in WebKit.
  "& ol": { paddingInlineStart: "2.2em", listStyle: "decimal" },
  "& li + li, & li > ul, & li > ol, & li > p + p": { mt: ".45em" },
  "& li::marker": { color: "gold800", fontWeight: 700 },
  "& dt": { fontWeight: 700 },
  "& dd": { paddingInlineStart: "1.3em" },
  "& a[href]": {
    color: "link",
    fontWeight: 600,
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: ".22em",
    "&:hover": { textDecorationThickness: "2px" },
  },
  "& blockquote": {
    paddingInlineStart: "26px",
    borderInlineStart: "3px solid",
    borderColor: "gold500",
    fontSize: "lead",
    lineHeight: 1.5,
    letterSpacing: "-.015em",
    "& > * + *": { mt: ".7em" },
  },
  "& mark": { bg: "gold200", color: "ink", px: ".15em" },
  "& code, & kbd, & samp, & pre": { fontFamily: "ui-monospace, monospace", fontSize: ".9em" },
  "& :not(pre) > code, & kbd": { px: ".35em", py: ".1em", bg: "sand200", borderRadius: 1 },
  "& pre": {
    p: 4,
    overflowX: "auto",
    bg: "sand200",
    borderRadius: 2,
    lineHeight: 1.5,
    overflowWrap: "normal",
  },
  "& sup, & sub": { fontSize: ".72em", lineHeight: 0 },
  "& hr": { height: "1px", border: 0, bg: "sand400", my: "2.2em" },
  // Tables scroll by themselves; the page does not.
  "& [role=region]": {
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    background: gradients.moreBeside,
    [media.forcedColors]: { background: "none" },
  },
  "& table": { width: "100%", borderCollapse: "collapse", fontSize: "body", lineHeight: 1.45 },
  "& caption": { pb: 2, textAlign: "start", fontSize: "small", color: "muted" },
  "& th, & td": {
    minWidth: "6em",
    py: "10px",
    paddingInlineEnd: "14px",
    borderBottom: "line",
    textAlign: "start",
    verticalAlign: "top",
    overflowWrap: "normal",
  },
  "& th:last-child, & td:last-child": { paddingInlineEnd: 1 },
  "& img": {
    height: "auto",
    borderRadius: 2,
    background: gradients.photo,
  },
  // Reserves room for a picture of unknown size until it has loaded.
  "& img[data-unsized]": { width: "100%", aspectRatio: "3 / 2", objectFit: "cover" },
  "& figcaption": { mt: 2, fontSize: "small", lineHeight: 1.5, color: "muted" },
  // A leaflet of two columns.
  [media.print]: {
    maxWidth: "none",
    // Firefox would write no letters into a PDF for the glyphs of other figures and ligatures.
    fontVariant: "none",
    fontSize: "small",
    lineHeight: 1.45,
    columnCount: 2,
    columnGap: 6,
    "& p": { orphans: 3, widows: 3 },
    // Nothing scrolls on paper: tables of four and more columns take both columns of the text, code wraps.
    "& [role=region]": { overflow: "visible", background: "none", breakInside: "avoid" },
    "& [role=region]:has(tr > * + * + * + *)": {
      columnSpan: "all",
      my: 3,
      "& table": { fontSize: "micro" },
      "& th, & td": { minWidth: 0, overflowWrap: "anywhere" },
    },
    "& pre": { overflow: "visible", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
    // Firefox ignores `break-after: avoid`: a heading is as high as its first lines, which cover that height.
    "& > :is(h2, h3, h4)": { breakInside: "avoid" },
    "& > :is(h2, h3, h4)::after": { content: '""', display: "block", height: "4em", mb: "-4em" },
  },
};

/** Gives a loaded picture its own size, and hides a broken one. */
const onPicture = ({ type, target }: SyntheticEvent) => {
  if (!(target instanceof HTMLImageElement)) return;
  target.hidden = type === "error";
  target.removeAttribute("data-unsized");
};

/** Opens a page of the site without loading a document, as other links do. Files, and pages in another language, are documents. */
const follow = (event: MouseEvent) => {
  const { target } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  const href = link?.getAttribute("href") ?? "";
  if (!link || !/^\/[^.?#]*(?:[?#]|$)/.test(href) || !isRoutable(href) || !isPlainClick(event)) return;
  if (languageOfPath(link.pathname) !== languageOfPath(window.location.pathname)) return;
  event.preventDefault();
  void navigate(href);
};

type ProseProps = {
  readonly language: Post["language"];
  /** What the build has written. React leaves it alone when it hydrates. */
  readonly html?: string;
  readonly content?: DocumentFragment;
};

const Prose = ({ language, html, content }: ProseProps) => {
  const container = useRef<HTMLDivElement>(null);
  // Before paint, so that the browser can restore the scroll position.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    // A picture of the built HTML may have loaded before hydration; one that failed reports it again.
    for (const image of element.querySelectorAll("img"))
      if (image.naturalWidth > 0) image.removeAttribute("data-unsized");
      else if (image.complete) image.setAttribute("src", image.src);
    if (!content) return;
    // Chromium 85 has no `replaceChildren`.
    element.textContent = "";
    element.append(document.importNode(content, true));
  }, [content]);
  return (
    <div
      ref={container}
      lang={language}
      dir="auto"
      onLoadCapture={onPicture}
      onErrorCapture={onPicture}
      onClickCapture={follow}
      dangerouslySetInnerHTML={html === undefined ? undefined : { __html: html }}
      sx={proseStyle}
    />
  );
};

type Props = {
  /** As the API sent it, or as the build has read it. */
  readonly post: Post;
  readonly built: BuiltArticle | undefined;
  /** Shown while the sanitizer loads. */
  readonly fallback: ReactNode;
};

/** The body of an article as reading text. The built text stays until another body of the API is ready. */
export const ArticleBody = ({ post, built, fallback }: Props) => {
  const { articles } = useStrings();
  const pageLanguage = useLanguage();
  const { body, language } = post;
  // React writes HTML only into elements that it creates, which Trusted Types forbid. Hydrated ones it leaves alone.
  const [isInDocument] = useState(useIsHydrating());
  const [isCurrent, setCurrent] = useState(isInDocument);
  const isBuilt = post === built?.post || (body !== undefined && digestOf(body) === built?.digest);
  if (isCurrent && !isBuilt) setCurrent(false);
  // Loads the sanitizer, which no other page needs. SWR keeps its result, so that the way back restores the scroll position.
  const { data, error, mutate } = useSWRImmutable(
    isCurrent || body === undefined ? null : ["article-body", body],
    async ([, html]) => {
      const { normalizeHtml, setLinkLanguage } = await import("./normalize-html");
      const content = normalizeHtml(html, language);
      setLinkLanguage(content, pageLanguage);
      return { content };
    },
    { keepPreviousData: true },
  );
  if (!isBuilt && body === undefined) return null;
  if (data) return <Prose key="read" language={language} {...data} />;
  if (error) return <LoadError text={articles.bodyFailed} onRetry={() => mutate()} focusAfter="#main h1" />;
  if (!isInDocument || !built) return fallback;
  return built.html ? <Prose key="built" language={language} html={built.html} /> : null;
};
