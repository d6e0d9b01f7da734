import type { User } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { useContractLists } from '../../shared/contracts/use-contract-lists.ts';
import { quickActionsFor, type QuickAction } from '../../shared/home/quick-action.ts';
import { linkTo } from '../../shared/links/link-to.tsx';
import classes from './QuickActions.module.css';

/** Maximum number of quick actions (home.azioni.1). */
const MOST = 4;

interface QuickActionsProps {
  user: User | undefined;
  all: readonly QuickAction[];
}

/** Shows the most frequent actions available to this customer (home.azioni.1). */
export function QuickActions({ user, all }: QuickActionsProps) {
  const { t, i18n } = useLingui();
  const { data } = useContractLists();
  const actions = quickActionsFor(user, data ?? [], all).slice(0, MOST);
  if (actions.length === 0) return null;
  return (
    <nav data-tour="actions" aria-label={t`Azioni rapide`}>
      <ul className={classes['tiles']}>
        {actions.map(({ id, icon: Icon, label, way }) => (
          <li key={id}>
            {linkTo(way)({
              id,
              className: classes['tile'],
              children: (
                <>
                  <Icon size={24} aria-hidden="true" />
                  <span>{i18n._(label)}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
