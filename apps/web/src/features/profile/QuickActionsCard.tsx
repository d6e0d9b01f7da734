import type { User } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useOfferPage } from '../../api/use-offer-page.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { LinkRows } from '../../ui/parts/LinkRows.tsx';
import { OutsideButton } from '../../ui/parts/OutsideButton.tsx';
import { SectionTitle } from '../../ui/parts/SectionTitle.tsx';
import classes from './profile.module.css';
import { toProfilePage, useProfileRows } from './rows.tsx';

/** What one comes here for most often. Whoever is not a customer yet can become one. */
export function QuickActionsCard({ user }: { user: User | undefined }) {
  const { quick, rights } = useProfileRows();
  const offers = useOfferPage(user?.segment ?? 'SCONOSCIUTO');
  return (
    <Card className={classes['stack']} data-tour="actions">
      <SectionTitle>
        <Trans>Azioni rapide</Trans>
      </SectionTitle>
      <LinkRows rows={user?.modules.profile === 'PREVIEW' ? rights : quick} renderLink={toProfilePage} />
      {user?.type === 'PROSPECT' ? (
        <OutsideButton href={offers}>
          <Trans>Diventa cliente</Trans>
        </OutsideButton>
      ) : null}
    </Card>
  );
}
