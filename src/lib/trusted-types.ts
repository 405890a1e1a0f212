type Factory = { createPolicy<Rules extends object>(name: string, rules: Rules): Rules };

/**
 * A Trusted Types policy; in browsers without Trusted Types the rules themselves, whose results are plain text.
 *
 * @param name one of those that the content security policy names (plugins/gatsby-plugin-static-hosting/security-headers.ts), once a page
 */
export const createPolicy = <Rules extends object>(name: string, rules: Rules): Rules => {
  const factory = Reflect.get(window, "trustedTypes") as Factory | undefined;
  return factory?.createPolicy(name, rules) ?? rules;
};
