import { customerCodeOf } from './build/customer.ts';
import { productCodes } from './build/service.ts';
import { guasto, personaNumber, personas } from './personas/index.ts';

export { demoNewcomer } from './newcomer.ts';
export { buildProvider } from './provider.ts';
export type * from './records.ts';

/** Who can sign in to the demo, in the order in which the sign-in page shows them. */
export const demoAccounts: readonly { readonly username: string; readonly segment: string; readonly note: string }[] =
  personas.map(({ username, segment, note }) => ({ username, segment, note }));

/** The password of all of them. */
export const demoPassword = 'Sportello-2026';

/** The customer whose lists always fail (Design §5, `guasto`). */
export const demoFaultCustomer = customerCodeOf(personaNumber(guasto));

/** The nine product codes whose progress shows as activation at this provider (Spec 1 §4 "VAS status"). */
export const demoVasActivationCodes: readonly string[] = Object.values(productCodes);
