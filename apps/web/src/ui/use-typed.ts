import { useEffect, useRef, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A text that follows what is typed at once, and the URL when that changes by other means; the
 * URL itself may lag behind a quick hand, and changes only after the text is painted.
 *
 * @param asAnnounced what the URL makes of a text
 */
export function useTyped(
  said: string,
  say: (text: string) => void,
  asAnnounced = (text: string) => text,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(said);
  const awaited = useRef<string>(undefined);
  const latest = useRef<string>(undefined);
  const inUrl = useRef(said);
  const announced = useRef(said);
  useEffect(() => {
    inUrl.current = said;
    if (awaited.current === undefined) {
      announced.current = said;
      setTyped(said);
    } else if (awaited.current === said) awaited.current = undefined;
  }, [said]);
  useEffect(
    () => () => {
      // A page that was left must not change the URL of the next one.
      latest.current = undefined;
    },
    [],
  );
  return [
    typed,
    (text) => {
      const next = asAnnounced(text);
      // A trailing space does not change the URL, so no update follows.
      if (next !== (awaited.current ?? said)) awaited.current = next;
      setTyped(text);
      latest.current = text;
      void afterPaint().then(() => {
        if (latest.current !== text) return;
        // A text that was taken back before it was announced changes nothing either.
        if (next === announced.current && next === inUrl.current) awaited.current = undefined;
        announced.current = next;
        say(text);
      });
    },
  ];
}
