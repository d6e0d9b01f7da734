import type { CallId } from '@sportello/calls';
import { isClosedStatus } from '@sportello/domain';
import type { ContractGlance } from '../../../features/contracts/detail/InBrief.tsx';
import { BillGlance } from '../../../features/bills/BillGlance.tsx';
import { BookingGlance } from '../../../features/booking/BookingGlance.tsx';
import { ConsumptionGlance } from '../../../features/consumption/ConsumptionGlance.tsx';
import { ReadingGlance } from '../../../features/readings/ReadingGlance.tsx';
import { OfferGlance } from '../../../features/prices/OfferGlance.tsx';
import { PaymentGlance } from '../../../features/payment-methods/PaymentGlance.tsx';

const pricesId: CallId = 'supplyPrices';

/** The answers of *In breve*, in this order (contratto.pagine.4); a feature adds a line here. */
export const contractGlances: readonly ContractGlance[] = [
  { id: 'bill', isFor: (_, genre) => genre === undefined || genre === 'servizio', Glance: BillGlance },
  {
    id: 'reading',
    isFor: (contract, genre) =>
      contract.type === 'COMMODITY' && genre === undefined && !isClosedStatus(contract.status),
    Glance: ReadingGlance,
  },
  {
    id: 'consumption',
    isFor: (contract, genre) =>
      contract.type === 'COMMODITY' && genre === undefined && !isClosedStatus(contract.status),
    Glance: ConsumptionGlance,
  },
  {
    id: 'offer',
    isFor: (contract, genre, capabilities) =>
      contract.type === 'COMMODITY' &&
      genre === undefined &&
      capabilities.includes(pricesId) &&
      !isClosedStatus(contract.status),
    Glance: OfferGlance,
  },
  {
    id: 'visit',
    isFor: (contract) =>
      contract.type === 'VAS' && contract.vas.subType === 'INTERVENTO_TECNICO' && !isClosedStatus(contract.status),
    Glance: BookingGlance,
  },
  {
    id: 'payment',
    isFor: (contract, genre) => genre === undefined && !isClosedStatus(contract.status),
    Glance: PaymentGlance,
  },
];
