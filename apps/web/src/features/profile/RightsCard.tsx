import { Trans } from '@lingui/react/macro';
import layout from '../../ui/layout/layout.module.css';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { LinkRows } from '../../ui/parts/ways/LinkRows.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { toProfilePage, useProfileRows } from './rows.tsx';

/** Data protection rights, available also to users who are not customers yet. */
export function RightsCard() {
  const { rights } = useProfileRows();
  return (
    <Card className={layout['stackLarge']}>
      <SectionTitle>
        <Trans>I tuoi diritti</Trans>
      </SectionTitle>
      <LinkRows rows={rights} renderLink={toProfilePage} />
    </Card>
  );
}
