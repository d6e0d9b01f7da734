import type { CallId } from '@sportello/calls';
import { contractLabel, dayInRome, offerMatters, type Contract, type OfferMatter } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { App } from '../../../api/app.ts';
import { toContractPage } from '../../../shared/links/to-contract.tsx';
import type { HomeMatter } from '../../../shared/home/matters.ts';
import { longDay } from '../../../ui/moments.ts';

const pricesId: CallId = 'supplyPrices';

/** Returns the offers that end soon, with the way to their prices (prezzi.scadenza.1). */
export function offerEnds(contracts: readonly Contract[], now: number, { config }: App): readonly HomeMatter[] {
  const page = config.capabilities.includes(pricesId) ? 'PRICES' : 'IN_BRIEF';
  return offerMatters(contracts, dayInRome(now)).map((matter) => ({
    ...matter,
    ...endWords(matter, now),
    renderLink: toContractPage(page)(matter.contract),
  }));
}

function endWords({ contract, day }: OfferMatter, now: number): { said: ReactNode; note: ReactNode } {
  const label = contractLabel(contract);
  return {
    said: (
      <Trans>
        {label}: la tua offerta finisce {longDay(day, now)}
      </Trans>
    ),
    note: <Trans>Guarda cosa succede se non fai nulla e cosa puoi scegliere.</Trans>,
  };
}
