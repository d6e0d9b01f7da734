import { useEffect, useState } from 'react';
import { useApp } from '../../api/app.ts';

const TICK_MS = 30_000;

export function useNow(): number {
  const { clock } = useApp();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return now;
}
