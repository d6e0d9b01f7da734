import type { RequestPriceList } from '@sportello/domain';
import { customerCodeOf } from './build/customer.ts';
import { productCodes } from './build/service.ts';
import { guasto, personaNumber, personas } from './personas/index.ts';

export { demoCurves } from './build/curves.ts';
export { demoArchiveNumber } from './build/documents.ts';
export { demoNewcomer } from './newcomer.ts';
export { buildProvider } from './provider.ts';
export type * from './records.ts';

/** Accounts that can sign in to the demo, in the order of the sign-in page. */
export const demoAccounts: readonly { readonly username: string; readonly segment: string; readonly note: string }[] =
  personas.map(({ username, segment, note }) => ({ username, segment, note }));

export const demoPassword = 'Sportello-2026';

/** The customer whose lists always fail (dimostrazione.persone.2). */
export const demoFaultCustomer = customerCodeOf(personaNumber(guasto));

/** Fictitious issuer of the demo's bills. */
export const demoCompany = {
  name: 'Aurora Energia S.p.A.',
  vatNumber: '99999999990',
  address: { street: 'Via dell’Alba 1', cap: '20121', city: 'Milano', province: 'MI' },
};

/** Prices of requests about supplies, in cents and net of VAT (pratica.costo.1). */
export const demoRequestPrices: RequestPriceList = {
  kinds: {
    VOLTURA: { management: 2300, distributor: 2520, termDays: 5 },
    SUBENTRO: { management: 2300, distributor: 2520, termDays: 7 },
    NUOVA_ATTIVAZIONE: { management: 2300, distributor: 2520, termDays: 7 },
    TRASLOCO: { management: 4600, distributor: 5040, termDays: 7 },
    POTENZA: { management: 2300, distributor: 2520, termDays: 5 },
    FATTURAZIONE: { management: 0, distributor: 0, termDays: 3 },
    DISATTIVAZIONE: { management: 2300, distributor: 0, termDays: 7 },
    RIENTRO: { management: 0, distributor: 0, termDays: 15 },
    RESIDENZA: { management: 0, distributor: 0, termDays: 5 },
    RIATTIVAZIONE: { management: 0, distributor: 2520, termDays: 2 },
  },
  perKw: 7132,
  threePhases: 4250,
  deposit: { perKw: 1150, gas: { COTTURA: 3000, COTTURA_E_ACQUA: 6000, RISCALDAMENTO: 15_000 } },
  vatRate: 22,
};

export const demoConnectedHome: readonly string[] = ['https://casa.example.it/apple'];

/** Fictitious offer pages and customer service numbers. */
export const demoOfferPages = {
  RESIDENTIAL: 'https://www.example.com/offerte/casa',
  CONDOMINIUM: 'https://www.example.com/offerte/condominio',
  BUSINESS: 'https://www.example.com/offerte/impresa',
};
export const demoCallCentre = {
  RESIDENTIAL_STG: '800 000 001',
  RESIDENTIAL_FREE_MARKET: '800 000 002',
  AMMINISTRATORE: '800 000 003',
  PMI: '800 000 004',
  TOLL_FREE: '800 000 000',
};

/** The nine product codes whose progress shows as activation at this provider (contratto.stato.5). */
export const demoVasActivationCodes: readonly string[] = Object.values(productCodes);
