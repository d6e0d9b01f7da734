import { lastDayOfOffer, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { contractPageLink } from '../../shared/links/contract-link.ts';
import { useToday } from '../../shared/read/use-today.ts';
import { fullDay } from '../../ui/moments.ts';
import { Glance } from '../../ui/parts/facts/Glances.tsx';

/** The offer in force and its end, which the list of contracts has. */
export function OfferGlance({ contract }: { contract: Contract }) {
  const { today } = useToday();
  if (contract.type !== 'COMMODITY') return null;
  const end = lastDayOfOffer(contract.commodity, today);
  return (
    <Glance
      label={<Trans>Offerta e prezzi</Trans>}
      renderLink={({ id, ...link }) => <Link key={id} {...contractPageLink(contract, 'PRICES')} {...link} />}
      note={end === undefined ? undefined : <Trans>Fino al {fullDay(end)}</Trans>}
    >
      {contract.commodity.offerName ?? <Trans>Non disponibile</Trans>}
    </Glance>
  );
}
