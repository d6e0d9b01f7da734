import { useSyncExternalStore } from 'react';
import { useApp } from '../../api/app.ts';

/** For a prerendered page: it is a visitor's, so hydration begins with that. */
export function useIsSignedIn(): boolean {
  const { session } = useApp();
  return useSyncExternalStore(
    session.subscribe,
    () => session.current() !== undefined,
    () => false,
  );
}
