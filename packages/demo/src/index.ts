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
