import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being printed, for parts that render less on the screen. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const watching = new AbortController();
    // The browser takes the page as it is when the event's handlers return.
    window.addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), watching);
    window.addEventListener('afterprint', () => setPrinting(false), watching);
    return () => watching.abort();
  }, []);
  return isPrinting;
}
