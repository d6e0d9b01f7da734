import { useEffect, useRef, useState } from 'react';

/**
 * A text that follows what is typed at once, and the URL when that changes by other means; the
 * URL itself may lag behind a quick hand.
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
  useEffect(() => {
    if (awaited.current === undefined) setTyped(said);
    else if (awaited.current === said) awaited.current = undefined;
  }, [said]);
  return [
    typed,
    (text) => {
      const next = asAnnounced(text);
      // A trailing space does not change the URL, so no update follows.
      if (next !== (awaited.current ?? said)) awaited.current = next;
      setTyped(text);
      say(text);
    },
  ];
}
