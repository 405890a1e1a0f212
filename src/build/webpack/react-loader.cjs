// React makes the exceptions that it throws and catches itself as its code is read. While a tool is attached to Chromium, as
// Lighthouse is, the place of every call is looked up for an error made then, and all of React is parsed anew for that: 15 ms
// that no visitor waits for, in one of the longest tasks of each start that Lighthouse counts. What has no stack has no places.
const theirs = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const ours = "$1 = Object.assign(Object.create(Error.prototype), { message: $2 })";

/** For webpack: React's react-dom-client.production.js, whose own exceptions are errors without a stack. */
module.exports = (source) => {
  const code = source.replace(theirs, ours);
  if (code === source)
    throw new Error(
      "React has no exceptions of its own any more, or writes them anew: see react-loader.cjs.",
    );
  return code;
};
