/**
 * Remembers what was loaded under a key, from the moment it is asked for: while it is young, or still under way, nothing
 * is loaded again. A failure is not remembered.
 *
 * SWR shows what it has, but asks again at every mount; its own de-duplication cannot be warmed by a prefetch.
 *
 * @param forMs how long an answer counts as young
 * @param isWorthIt whether an answer is remembered at all
 */
export function createMemory<T>(
  forMs: number,
  isWorthIt: (answer: T) => boolean = () => true,
): (key: string, load: () => Promise<T>) => Promise<T> {
  const known = new Map<string, { readonly askedAt: number; readonly answer: Promise<T> }>();
  return (key, load) => {
    const old = known.get(key);
    // A clock that was set back says nothing about the age.
    const age = old ? Date.now() - old.askedAt : -1;
    if (old && age >= 0 && age < forMs) return old.answer;
    const entry = { askedAt: Date.now(), answer: load() };
    known.set(key, entry);
    const forget = () => {
      if (known.get(key) === entry) known.delete(key);
    };
    entry.answer.then((answer) => {
      if (!isWorthIt(answer)) forget();
    }, forget);
    return entry.answer;
  };
}
