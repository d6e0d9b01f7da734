import { useRouter } from '@tanstack/react-router';
import { NotArrived } from '../../api/sending/not-sent.ts';
import { useLostPart } from './lost-part.ts';

interface Retry {
  /** What to tell of. */
  readonly error: unknown;
  readonly retry: () => void;
  /** It is not known yet whether the network is to blame. */
  readonly isLooking: boolean;
  /** The network is; the page comes by itself once it is back. */
  readonly isAway: boolean;
}

/** One more try for a route that failed; one whose code did not come goes on by itself. */
export function useRetry(error: unknown, reset: () => void): Retry {
  const router = useRouter();
  const { state, lookNow } = useLostPart(error);
  const isAway = state === 'away';
  const retry = () => {
    if (isAway) return lookNow();
    if (state === 'lost') return window.location.reload();
    reset();
    void router.invalidate();
  };
  return { error: isAway ? new NotArrived() : error, retry, isLooking: state === 'looking', isAway };
}
