import { createSampleApi, type SampleApi } from "../../../sample-api/create-sample-api";

/** The clock of the sample APIs of this Playwright worker: the real time until a test stops it. */
let now: () => number = Date.now;
const apis: SampleApi[] = [];

/** Gives a sample API's rates the time of the clock, unless a test has set rates of its own. */
const renewRates = ({ state }: SampleApi): void => {
  const { currencies, rates } = state.data();
  if (!rates) state.setData({ currencies });
};

export const serverClock = {
  /**
   * Stops the clock.
   *
   * @param ms milliseconds since 1970
   */
  stopAt(ms: number): void {
    now = () => ms;
    apis.forEach(renewRates);
  },
  /** Restores the real time, without new rates: the caller resets the sample API. */
  reset(): void {
    now = Date.now;
  },
};

/** Creates a sample API with the time of the clock, whose rates stand still. */
export const createTestApi = (): SampleApi => {
  const api = createSampleApi({ frozen: true, now: () => now() });
  apis.push(api);
  return api;
};
