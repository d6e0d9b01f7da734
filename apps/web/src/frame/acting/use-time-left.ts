import { useEffect, useState } from 'react';
import { useSignInGate } from '../../api/start/sign-in-gate.ts';

/** Whole seconds until a moment of the server's clock, updated every second; 0 once it is past. */
export function useSecondsLeft(until: number): number {
  const { clock } = useSignInGate();
  const left = () => Math.max(0, Math.ceil((until - clock.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  const now = left();
  // A renewal moves the end.
  if (Math.abs(now - seconds) > 2) setSeconds(now);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 1000);
    return () => clearInterval(timer);
  });
  return seconds;
}
