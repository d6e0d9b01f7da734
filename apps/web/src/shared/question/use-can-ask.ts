import { invioFormContatti } from '@sportello/calls';
import { useMay } from '../customer/use-may.ts';
import { useUser } from '../customer/use-user.ts';

/** Returns false where the contact form is closed to the user. */
export function useCanAsk(): boolean {
  const { user } = useUser();
  return useMay()(invioFormContatti) && user?.modules.support === 'ACTIVE';
}
