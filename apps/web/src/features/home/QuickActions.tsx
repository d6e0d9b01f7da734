import { isActiveStatus, type User } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { useContractLists } from '../../shared/contracts/use-contract-lists.ts';
import type { QuickAction } from '../../shared/home/quick-action.ts';
import classes from './QuickActions.module.css';

/** Maximum number of quick actions (home.azioni.1). */
const MOST = 4;

interface QuickActionsProps {
  user: User | undefined;
  all: readonly QuickAction[];
}

/** Shows the most frequent actions available to this customer (home.azioni.1). */
export function QuickActions({ user, all }: QuickActionsProps) {
  const { t } = useLingui();
  const { data } = useContractLists();
  const running = data?.filter(({ status }) => isActiveStatus(status)) ?? [];
  const actions = all
    .flatMap(({ module, wayFor, ...row }) => {
      const renderLink = user === undefined || user.modules[module] === 'ACTIVE' ? wayFor(running) : undefined;
      return renderLink === undefined ? [] : [{ ...row, renderLink }];
    })
    .slice(0, MOST);
  if (actions.length === 0) return null;
  return (
    <nav data-tour="actions" aria-label={t`Azioni rapide`}>
      <ul className={classes['tiles']}>
        {actions.map(({ id, icon: Icon, label, renderLink }) => (
          <li key={id}>
            {renderLink({
              id,
              className: classes['tile'],
              children: (
                <>
                  <Icon size={24} aria-hidden="true" />
                  <span>{label}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
