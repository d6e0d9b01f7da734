import { useEffect, useState } from 'react';
import { useApp } from '../../api/app.ts';

/** Twice a minute, so that what a page says of a time does not stay behind it. */
const TICK_MS = 30_000;

/** The time, which goes on while the page is looked at. */
export function useNow(): number {
  const { clock } = useApp();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
