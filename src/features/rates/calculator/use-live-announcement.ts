import { useEffect, useEffectEvent, useState } from "react";

/**
 * Returns the text for a live region: the sentence, debounced until 800 ms after the visitor's last change (`cause`). A poll
 * that changes the sentence removes it, because its rate is outdated.
 */
export const useLiveAnnouncement = (sentence: string, cause: string): string => {
  const [spoken, setSpoken] = useState({ cause, sentence: "" });
  const speak = useEffectEvent(() => setSpoken({ cause, sentence }));
  const isNew = spoken.cause !== cause;
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(speak, 800);
    return () => clearTimeout(timer);
  }, [isNew, cause]);
  return spoken.sentence === sentence ? sentence : "";
};
