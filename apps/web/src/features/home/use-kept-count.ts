import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

const kept = new Map<string, number>();

/** How many of a list are shown, which whoever comes back in the history finds as they left it. */
export function useKeptCount(first: number): [number, (count: number) => void] {
  const { latestLocation } = useRouter();
  const [entry] = useState(latestLocation.state.__TSR_key ?? '');
  const [count, setCount] = useState(kept.get(entry) ?? first);
  return [
    count,
    (next) => {
      kept.set(entry, next);
      setCount(next);
    },
  ];
}
