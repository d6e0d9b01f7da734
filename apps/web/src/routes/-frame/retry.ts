import { useRouter } from '@tanstack/react-router';
import { NotArrived } from '../../api/sending/not-sent.ts';
import { useLostPart } from './lost-part.ts';

interface Retry {
  readonly error: unknown;
  readonly retry: () => void;
  readonly isLooking: boolean;
  readonly isAway: boolean;
}

/** Retries a failed route; one whose chunk failed to load retries by itself. */
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
