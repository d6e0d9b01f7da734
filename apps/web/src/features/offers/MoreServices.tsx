import { CUSTOMER_SEGMENTS, isOneOf, SEGMENT_FOLDERS, type Segment } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useDataUses } from '../../shared/customer/use-data-uses.ts';
import { AnchorLink } from '../../shared/links/AnchorLink.tsx';
import { useStanding } from './use-proposals.ts';
import { VasCard } from './VasCard.tsx';

/** Cross-selling on other pages; hidden from users who object to offers. */
export function MoreServices({ segment }: { segment: Segment | undefined }) {
  const { data: uses } = useDataUses();
  const standing = useStanding(uses?.profiling ?? false);
  if (uses?.offers !== true || segment === undefined || !isOneOf(CUSTOMER_SEGMENTS, segment)) return null;
  return (
    <VasCard
      folder={SEGMENT_FOLDERS[segment]}
      category="SERVICE"
      standing={standing}
      title={<Trans>I servizi che puoi avere</Trans>}
      action={
        <AnchorLink to="/my-edison/offerte">
          <Trans>Tutte le offerte e i servizi</Trans>
        </AnchorLink>
      }
    />
  );
}
