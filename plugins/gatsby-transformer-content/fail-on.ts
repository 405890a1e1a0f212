/**
 * From which flaw on a picture is not used, in sharp's words. One for the check and the build: the build is not to stumble over
 * a picture that has passed.
 */
export const FAIL_ON = "warning";
