import { useEffect, useEffectEvent, useRef, useState } from "react";

/**
 * Returns the text for a live region: the sentence, debounced until 800 ms after the visitor's last change (`cause`). A poll
 * that changes the sentence removes it, because its rate is outdated.
 */
export const useLiveAnnouncement = (sentence: string, cause: string): string => {
  const [spoken, setSpoken] = useState("");
  if (spoken !== "" && spoken !== sentence) setSpoken("");
  const speak = useEffectEvent(() => setSpoken(sentence));
  const spokenFor = useRef(cause);
  useEffect(() => {
    if (spokenFor.current === cause) return;
    const timer = setTimeout(() => {
      spokenFor.current = cause;
      speak();
    }, 800);
    return () => clearTimeout(timer);
  }, [cause]);
  return spoken;
};
