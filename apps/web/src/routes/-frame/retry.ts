import { useRouter } from '@tanstack/react-router';
import { isLostChunk } from '../../api/errors.ts';

/** One more try for a route that failed. */
export function useRetry(error: unknown, reset: () => void): () => void {
  const router = useRouter();
  return () => {
    // The browser remembers that a part of the app was not to be had, until the page is loaded anew.
    if (isLostChunk(error)) window.location.reload();
    else {
      reset();
      void router.invalidate();
    }
  };
}
