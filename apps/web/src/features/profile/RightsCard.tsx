import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { LinkRows } from '../../ui/parts/ways/LinkRows.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import classes from './profile.module.css';
import { toProfilePage, useProfileRows } from './rows.tsx';

/** What everybody can do with their data by law, before they are customers too. */
export function RightsCard() {
  const { rights } = useProfileRows();
  return (
    <Card className={classes['stack']}>
      <SectionTitle>
        <Trans>I tuoi diritti</Trans>
      </SectionTitle>
      <LinkRows rows={rights} renderLink={toProfilePage} />
    </Card>
  );
}
