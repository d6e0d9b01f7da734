import { useEffect, useRef, useState } from 'react';

/**
 * A text that follows what is typed at once, and the URL when that changes by other means; the
 * URL itself may lag behind a quick hand.
 */
export function useTyped(said: string, say: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState(said);
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    if (awaited.current === undefined) setTyped(said);
    else if (awaited.current === said) awaited.current = undefined;
  }, [said]);
  return [
    typed,
    (text) => {
      awaited.current = text;
      setTyped(text);
      say(text);
    },
  ];
}
