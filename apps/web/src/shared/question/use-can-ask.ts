import { openCase } from '@sportello/calls';
import { useApp } from '../../api/app.ts';
import { useMay } from '../customer/use-may.ts';
import { useUser } from '../customer/use-user.ts';

/** Returns false where cases are closed to the user, or the gateway has none. */
export function useCanAsk(): boolean {
  const { capabilities } = useApp().config;
  const { user } = useUser();
  return useMay()(openCase) && capabilities.includes(openCase.id) && user?.modules.support === 'ACTIVE';
}
