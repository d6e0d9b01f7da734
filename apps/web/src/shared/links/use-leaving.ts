import { useEffect, useState } from 'react';

/** Handles leaving the area for an external page; the browser's back button returns to the unchanged page. */
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
