import { notifications } from '@sportello/calls';
import { useQueryClient } from '@tanstack/react-query';

/** Asks for the notifications again, wherever they are shown. */
export function useAskAgain(): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === notifications.id });
}
