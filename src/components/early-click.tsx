declare global {
  interface Window {
    /** Repeats the click on a button that was pressed before the page was alive, and stops listening for such. */
    repeatEarlyClick?: () => void;
  }
}

const script =
  '{let b;const keep=e=>{b=e.target.closest("button")||b};addEventListener("click",keep,true);' +
  'window.repeatEarlyClick=()=>{removeEventListener("click",keep,true);b&&b.isConnected&&b.click()}}';

/**
 * For the head of every page: a press on a button is remembered until the scripts are there, which takes seconds on a slow
 * phone. gatsby-browser.tsx repeats it then. Links need none of this. Build side only.
 */
export const EarlyClickScript = () => <script dangerouslySetInnerHTML={{ __html: script }} />;
