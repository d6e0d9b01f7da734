import { COMMODITY_TYPES, onboardingStatus, type OnboardingRequest, type OnboardingSource } from '@sportello/domain';
import type * as z from 'zod/mini';
import { known, present } from '../mechanism/empty.ts';
import { toAddress } from './address.ts';
import type { wireOnboardingItem } from './onboardingItem.ts';

/** Converts a quotation or meter request to a pending supply; the fields that differ are passed in. */
export function toOnboardingRequest(
  wire: z.output<typeof wireOnboardingItem>,
  origin: { source: OnboardingSource; code: string; activationReason: string | null },
): OnboardingRequest {
  const progress = present(wire.percentualeAvanzamento);
  const status = onboardingStatus(progress);
  return {
    type: 'COMMODITY',
    source: origin.source,
    activationReason: present(origin.activationReason),
    code: origin.code,
    status,
    address: toAddress(wire.indirizzo),
    commodity: {
      commodityType: known(COMMODITY_TYPES, wire.commodity, 'SCONOSCIUTO'),
      commodityMarket: 'SCONOSCIUTO',
      pod: present(wire.pod),
      pdr: present(wire.pdr),
      offerName: present(wire.nomeOfferta),
      selfReading: false,
    },
    onboarding: {
      type: present(wire.tipo),
      status,
      statusId: present(wire.idStato),
      progress,
      offerName: present(wire.nomeOfferta),
      activationDate: present(wire.dataAttivazione),
      cancellationReason: present(wire.motivoAnnullamento),
      inadmissibilityReason: present(wire.motivoInammissibilita),
      stepId: present(wire.idStep),
      defaulting: wire.morosita,
    },
  };
}
