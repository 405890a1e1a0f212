import { useEffect, useRef, useState } from "react";

/**
 * Speaks a sentence once the visitor's own changes have come to rest; never because a poll brought something. Then it is
 * taken back unheard: whoever reads on would come upon a rate that is no more.
 */
export const useLiveAnnouncement = (sentence: string, cause: string): string => {
  const [spoken, setSpoken] = useState("");
  if (spoken !== "" && spoken !== sentence) setSpoken("");
  const latest = useRef(sentence);
  const spokenFor = useRef(cause);
  useEffect(() => {
    latest.current = sentence;
  });
  useEffect(() => {
    if (spokenFor.current === cause) return;
    const timer = setTimeout(() => {
      spokenFor.current = cause;
      setSpoken(latest.current);
    }, 800);
    return () => clearTimeout(timer);
  }, [cause]);
  return spoken;
};
