// In the place of "prop-types", which React has not looked at since 19 and Gatsby's modules still name.
const anything = new Proxy(() => anything, { get: () => anything });
module.exports = anything;
