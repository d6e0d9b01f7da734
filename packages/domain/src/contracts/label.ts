import { presentText } from '../shared/text.ts';
import type { Contract } from './contract.ts';

type Written = string | null | undefined;

/** Any of these can name a contract. */
export interface LabelParts {
  readonly code: string;
  readonly nickname?: Written;
  readonly serviceName?: Written;
  readonly street?: Written;
  readonly offerName?: Written;
  readonly pdr?: Written;
  readonly pod?: Written;
}

/**
 * Returns the display name of a contract, the first available (contratto.nomi.1): nickname, name of the service,
 * street, name of the offer, `PDR …` or `POD …`, else the contract code.
 */
export function contractLabel(contract: Contract): string {
  const commodity = contract.type === 'COMMODITY' ? contract.commodity : undefined;
  const vas = contract.type === 'VAS' ? contract.vas : undefined;
  return labelOf({
    code: contract.code,
    nickname: commodity?.nickname,
    serviceName: vas?.name,
    street: contract.address?.street,
    offerName: commodity?.offerName,
    pdr: commodity?.pdr,
    pod: commodity?.pod ?? vas?.pod,
  });
}

/** Returns the display name by the parts of a contract, in the same order (contratto.nomi.1). */
export function labelOf({ code, nickname, serviceName, street, offerName, pdr, pod }: LabelParts): string {
  return (
    presentText(nickname) ??
    presentText(serviceName) ??
    presentText(street) ??
    presentText(offerName) ??
    prefixed('PDR', pdr) ??
    prefixed('POD', pod) ??
    code
  );
}

function prefixed(prefix: string, value: Written): string | undefined {
  const text = presentText(value);
  return text === undefined ? undefined : `${prefix} ${text}`;
}
