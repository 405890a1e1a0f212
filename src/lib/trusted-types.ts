type Factory = { createPolicy<Rules extends object>(name: string, rules: Rules): Rules };

/**
 * Returns a Trusted Types policy, or the rules themselves in a browser without Trusted Types.
 *
 * @param name listed in the content security policy (security-headers.ts); only one call a page may use it
 */
export const createPolicy = <Rules extends object>(name: string, rules: Rules): Rules => {
  const factory = Reflect.get(globalThis, "trustedTypes") as Factory | undefined;
  return factory?.createPolicy(name, rules) ?? rules;
};
