import { act } from "@testing-library/react";

/** Lets fake time pass, with everything that happens in it. Milliseconds. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** An attempt that is refused at once and its three retries, 1 s apart. */
export const WHOLE_ATTEMPT = 3_100;
