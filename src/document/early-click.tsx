import { InlineScript } from "../components/inline-script";

declare global {
  interface Window {
    /** Stops listening for early clicks. Returns the button that was pressed last, if any. */
    takeEarlyClick?: () => HTMLButtonElement | undefined;
  }
}

const script = `{
  let b;
  const keep=e=>{b=e.target.closest("button")||b};
  addEventListener("click",keep,true);
  window.takeEarlyClick=()=>{removeEventListener("click",keep,true);return b}
}`;

/**
 * For the head of every page: a press on a button is remembered until the scripts are there, which takes seconds on a slow
 * phone. gatsby-browser.tsx repeats it then. Links need none of this. Build side only.
 */
export const EarlyClickScript = () => <InlineScript code={script} />;
