/** In place of articles, where a browser cannot load them. */
export const NoScriptNote = () => (
  <noscript>
    <p>Articles are loaded by JavaScript, which is switched off in this browser.</p>
  </noscript>
);
