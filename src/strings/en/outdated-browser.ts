export const outdatedBrowser =
  "This browser is too old to show live rates. Please update it, or open this page in another browser. On a wall screen, a streaming stick or a small computer with a current browser will do.";
