import { lazy, memo, Suspense, useEffect, useState, type ComponentType } from "react";

import { loadCodeSteadily } from "../lib/app-update/load-code";
import { Island, type Built } from "./island";
import { useStartsFromHtml } from "./use-is-hydrating";

let hasStarted = false;

/**
 * What was built of a section, where React does not take the page over but renders it anew, as it does with one that a browser
 * has translated: it still stands while that is rendered.
 */
const builtSection = (name: string): Element | undefined =>
  hasStarted ? undefined : (document.querySelector(`[data-deferred="${name}"]`) ?? undefined);

/**
 * A section whose HTML is built like any other, but whose JavaScript is fetched only when the visitor comes near it.
 * After a page change inside the site there is no built HTML to wait on, so it is fetched at once.
 *
 * Not a Suspense boundary over the built HTML: React gives up such HTML as soon as any context above changes, and the
 * router's context changes with every hash in the address (the skip link's, say).
 *
 * @param load imports the module whose default export is the section
 * @param isLive whether it shows live data: it is then fetched soon after the first screen at the latest
 */
export const deferred = <Props extends object>(
  name: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  { isLive = false } = {},
): ComponentType<Props> => {
  const loadSteadily = (leaving?: AbortSignal) => loadCodeSteadily(load, leaving);
  const Section = lazy(() => loadSteadily());
  const Deferred = (props: Props) => {
    const startsFromHtml = useStartsFromHtml();
    const [built] = useState<Built | undefined>(() => (startsFromHtml ? "in place" : builtSection(name)));
    useEffect(() => void (hasStarted = true), []);
    if (typeof document === "undefined") {
      return (
        <div data-deferred={name}>
          <Section {...props} />
        </div>
      );
    }
    if (built) {
      return <Island name={name} load={loadSteadily} props={props} isLive={isLive} built={built} />;
    }
    return (
      <div data-deferred={name}>
        <Suspense>
          <Section {...props} />
        </Suspense>
      </div>
    );
  };
  return memo(Deferred) as unknown as ComponentType<Props>;
};
