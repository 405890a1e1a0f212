import { useLayoutEffect, useRef } from "react";

import { baliDay, formatBaliDate, formatBaliTime } from "../../lib/format/bali-time";
import { currentTime } from "../../lib/clock";
import { eachSecond, useNow } from "../../lib/use-now";

function write(time: HTMLTimeElement): void {
  const shown = formatBaliTime(currentTime());
  shown.split(":").forEach((part, index) => {
    // Its texts stand between its colons.
    const text = time.childNodes[2 * index];
    if (text && text.textContent !== part) text.textContent = part;
  });
  time.dateTime = shown;
  time.removeAttribute("data-waiting");
}

/**
 * The time in Bali, each second; in the built HTML an invisible time that takes the same room.
 *
 * Written past React, which renders it once: on a wall screen that happens 86,400 times a day, and rendering took longer
 * than all other script of such a second.
 */
export const Clock = () => {
  const element = useRef<HTMLTimeElement>(null);
  useLayoutEffect(() => {
    const time = element.current;
    if (!time) return undefined;
    write(time);
    return eachSecond(() => write(time));
  }, []);
  return (
    <time ref={element} dateTime="00:00:00" data-waiting>
      00<span>:</span>00<span>:</span>00
    </time>
  );
};

/** The date in Bali, in Indonesian; re-renders at midnight there. */
export const Today = () => {
  const day = useNow(baliDay);
  // Room for the line that is to come.
  if (!day) return <span>{"\u00a0"}</span>;
  return (
    <time lang="id" dateTime={day}>
      {formatBaliDate(Date.parse(`${day}T00:00:00+08:00`))}
    </time>
  );
};
