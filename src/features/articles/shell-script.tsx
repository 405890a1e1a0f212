import { paths } from "../../lib/paths";

// The router decodes addresses more than once, and would fail for good over a percent sign, slash, question or number sign
// that stands encoded. No article has an id with one.
const refusal = `/%(2[35f]|3f)/i.test(location.pathname)&&location.replace("${paths.missing.path}")`;

// Slashes at the end do not make an article of the list.
const choice = `location.pathname.replace(/\\/+$/,"")!=="${paths.articles.path}"&&(document.documentElement.dataset.shell="article")`;

/**
 * For the head of /artikel's one HTML file, which hosts answer for every address below it too: says before the first
 * paint which frame to show (see article-routes.tsx). Build side only: the file is the same whatever the address.
 */
export const ShellScript = () => <script dangerouslySetInnerHTML={{ __html: `${refusal};${choice}` }} />;
