import type { User } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useOfferPage } from '../../shared/customer/use-offer-page.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { OutsideButton } from '../../ui/parts/OutsideButton.tsx';
import { SectionTitle } from '../../ui/parts/SectionTitle.tsx';
import classes from './QuickActionsCard.module.css';
import { toProfilePage, useProfileRows } from './rows.tsx';

/**
 * What one comes here for most often, side by side over the contracts: who has hundreds of them
 * finds it all the same. Whoever is not a customer yet can become one.
 */
export function QuickActionsCard({ user }: { user: User | undefined }) {
  const { quick, rights } = useProfileRows();
  const offers = useOfferPage(user?.segment ?? 'SCONOSCIUTO');
  const rows = user?.modules.profile === 'PREVIEW' ? rights : quick;
  return (
    <Card className={classes['card']} data-tour="actions">
      <SectionTitle>
        <Trans>Azioni rapide</Trans>
      </SectionTitle>
      <ul className={classes['actions']}>
        {rows.map(({ id, icon: Icon, label }) => (
          <li key={id}>
            {toProfilePage({
              id,
              className: classes['action'],
              children: (
                <>
                  <Icon className={classes['icon'] ?? ''} size={24} aria-hidden="true" />
                  {label}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
      {user?.type === 'PROSPECT' ? (
        <OutsideButton href={offers}>
          <Trans>Diventa cliente</Trans>
        </OutsideButton>
      ) : null}
    </Card>
  );
}
