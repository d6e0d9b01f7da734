import { presentText } from '../shared/text.ts';
import type { Contract } from './contract.ts';

/**
 * Returns the display name of a contract, the first available (contratto.nomi.1): nickname, name of the service,
 * street, name of the offer, `PDR …` or `POD …`, else the contract code.
 */
export function contractLabel(contract: Contract): string {
  const commodity = contract.type === 'COMMODITY' ? contract.commodity : undefined;
  const vas = contract.type === 'VAS' ? contract.vas : undefined;
  return (
    presentText(commodity?.nickname) ??
    presentText(vas?.name) ??
    presentText(contract.address?.street) ??
    presentText(commodity?.offerName) ??
    prefixed('PDR', commodity?.pdr) ??
    prefixed('POD', commodity?.pod ?? vas?.pod) ??
    contract.code
  );
}

function prefixed(prefix: string, value: string | undefined): string | undefined {
  const text = presentText(value);
  return text === undefined ? undefined : `${prefix} ${text}`;
}
