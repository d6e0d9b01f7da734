import { useEffect, useState } from 'react';

/** Leaves the area for somebody else's page; whoever comes back with the browser's button finds the page as they left it. */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  return {
    isLeaving,
    leave: (address: string): void => {
      setLeaving(true);
      window.location.assign(address);
    },
  };
}
