import { paths } from "../../lib/paths";

// Slashes at the end do not make an article of the list.
const script = `if(location.pathname.replace(/\\/+$/,"")!=="${paths.articles.path}")document.documentElement.dataset.shell="article"`;

/**
 * For the head of /artikel's one HTML file, which hosts answer for every address below it too: says before the first
 * paint which frame to show (see article-routes.tsx). Build side only: the file is the same whatever the address.
 */
export const ShellScript = () => <script dangerouslySetInnerHTML={{ __html: script }} />;
