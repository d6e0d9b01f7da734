import { searchByWords } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { IconKeyboard, IconLogout } from '@tabler/icons-react';
import { useApp } from '../../../api/app.ts';
import type { Found, FoundGroup } from '../../../features/search/found.ts';
import type { QuickAction, quickActionsFor } from '../../../shared/home/quick-action.ts';

/**
 * Returns the matching actions, and those of the frame that everybody has.
 *
 * @param own the customer's quick actions
 */
export function useActionGroup(
  sought: string,
  onShortcuts: () => void,
  own: ReturnType<typeof quickActionsFor> = [],
): FoundGroup {
  const { t, i18n } = useLingui();
  const { signOut } = useApp();
  const actions = [
    ...own.map(({ label, ...action }) => ({ ...action, label: i18n._(label) })),
    { id: 'shortcuts', label: t`Scorciatoie da tastiera`, icon: IconKeyboard, way: onShortcuts },
    { id: 'sign-out', label: t`Esci`, icon: IconLogout, way: () => void signOut() },
  ].map(({ icon, ...action }): Found => ({ ...action, picture: <Picture icon={icon} /> }));
  return { id: 'actions', title: t`Azioni`, found: searchByWords(actions, textsOf, sought) };
}

const Picture = ({ icon: Icon }: Pick<QuickAction, 'icon'>) => <Icon size={24} aria-hidden="true" />;

const textsOf = ({ label }: Found) => ({ label, rest: [] });
