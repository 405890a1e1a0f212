// In the place of "invariant", with which the router tells programmers of routes without a path; `npm run develop` has the
// real one, and a build is made of the same routes.
export default () => undefined;
