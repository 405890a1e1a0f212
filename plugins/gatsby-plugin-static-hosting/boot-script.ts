/**
 * Gatsby ends a page with <script src async> tags. They become one inline script that loads the same files, for two
 * reasons. 'strict-dynamic' trusts what a named script loads, so no address has to be on an allow list. And the files
 * start once the first frame is on the screen (see src/document/first-paint.tsx): the page is complete HTML, so on a weak
 * connection the words and the number's place come first, and the scripts do not compete with them.
 *
 * The rest of the site's styles comes with them, each sheet behind the page's own part of it: the page carries no more than its
 * HTML takes.
 *
 * In a tab that is opened in the background no frame is ever painted; there the scripts start at once.
 *
 * A file that does not come is asked for again, ever more slowly; unless the page as it is now does not name it any
 * more, because the site was deployed anew in between: then the page reloads, once for each file.
 *
 * Gatsby starts with `sessionStorage.removeItem()`, unguarded; where that is refused it must find no such storage. A browser
 * stands still until it has read a storage for the first time, the local one too: it does so while the files are on their way,
 * not before the first frame nor in the task in which React takes over the page.
 */
const boot = (styles: readonly string[], scripts: readonly string[]): string =>
  `(function(){var t=window.trustedTypes,p=t&&t.createPolicy("boot",{createScriptURL:function(u){return u}}),d=document,w,m=${styles.length};window.wholeStyles=new Promise(function(r){w=r});` +
  `function add(u,n){var c=/css$/.test(u),s=d.createElement(c?"link":"script");` +
  `if(c){s.rel="stylesheet";s.href=u;s.onload=function(){--m||w()}}else s.src=p?p.createScriptURL(u):u;` +
  `s.onerror=function(){fetch(location.href,{cache:"no-cache"}).then(function(r){return r.text()})` +
  `.catch(function(){return u}).then(function(t){if(t.indexOf(u)<0&&t.indexOf("createPolicy")>0&&once(u))location.reload();` +
  `else setTimeout(function(){add(u,n*2)},Math.min(n,60)*1e3)})};c?d.querySelector("[data-rest='"+u+"']").after(s):d.head.append(s)}` +
  `function once(u){try{return sessionStorage.getItem(u)?0:(sessionStorage.setItem(u,"1"),1)}catch(e){return 0}}` +
  `function go(){${JSON.stringify([...styles, ...scripts])}.forEach(function(u){add(u,2)});` +
  `try{sessionStorage.removeItem("")}catch(e){Object.defineProperty(window,"sessionStorage",{value:void 0})}` +
  `try{localStorage.length}catch(e){}}` +
  `if(d.hidden)go();else firstPaint.then(go)})()`;

const restOfStyles = /<style data-rest="([^"]+)"/g;
const externalScript = /<script src="(\/[^"]+\.js)" async=?(?:"")?><\/script>/g;

/** Addresses of the style sheets that a built page loads with its scripts. */
export const styleSheetsOf = (html: string): string[] =>
  [...html.matchAll(restOfStyles)].map(([, address = ""]) => address);

/** Replaces the page's external scripts by the boot script. A page that has none is returned as it is. */
export const withBootScript = (html: string): string => {
  const scripts = [...html.matchAll(externalScript)].map((match) => match[1] ?? "");
  if (scripts.length === 0) return html;
  let written = false;
  return html
    .replace(externalScript, () => {
      if (written) return "";
      written = true;
      return `<script>${boot(styleSheetsOf(html), scripts)}</script>`;
    })
    .replace(/<link as="script" rel="(?:preload|prefetch)"[^>]*>/g, "");
};
