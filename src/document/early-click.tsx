import { InlineScript } from "../components/inline-script";
import type { EarlyPress } from "../lib/early-press";

declare global {
  interface Window {
    /** Stops listening for early clicks. Returns the last one on a button, if any. */
    takeEarlyClick?: () => EarlyPress | undefined;
  }
}

const script = `{
  let press;
  const keep=e=>{const button=e.target.closest("button");if(button)press={button,at:performance.now()}};
  addEventListener("click",keep,true);
  window.takeEarlyClick=()=>{removeEventListener("click",keep,true);return press}
}`;

/**
 * For the head of every page: a press on a button is remembered until the scripts are there, which takes seconds on a slow
 * phone. gatsby-browser.tsx repeats it then (early-press.ts says when not). Links need none of this. Build side only.
 */
export const EarlyClickScript = () => <InlineScript code={script} />;
