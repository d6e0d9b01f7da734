import type { Contract } from '../contracts/contract.ts';
import { isActiveStatus } from '../contracts/status.ts';
import { foldText } from '../shared/text.ts';

/** Holdings by which an offer or advice can be targeted (contenuto.usi.7). */
export const AUDIENCE_KINDS = ['LUCE', 'GAS', 'FIBRA', 'SERVIZIO', 'PRODOTTO'] as const;
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];

/** The audience within a segment; everybody if empty. */
export interface Audience {
  readonly has?: readonly AudienceKind[] | undefined;
  readonly lacks?: readonly AudienceKind[] | undefined;
}

/** Returns the kinds among contracts with an active status, pending ones included. */
export function kindsOf(contracts: readonly Contract[]): ReadonlySet<AudienceKind> {
  const kinds = contracts
    .filter(({ status }) => isActiveStatus(status))
    .map((contract) => (contract.type === 'COMMODITY' ? contract.commodity.commodityType : contract.vas.type));
  return new Set(kinds.filter((kind) => kind !== 'SCONOSCIUTO'));
}

/**
 * Returns true when an offer or advice targets a customer (contenuto.usi.7). If contracts may not be used or are
 * unknown (`has` undefined), only untargeted content matches.
 */
export function isFor(audience: Audience | undefined, has: ReadonlySet<AudienceKind> | undefined): boolean {
  if (audience === undefined) return true;
  if (has === undefined) return false;
  return (audience.has ?? []).every((kind) => has.has(kind)) && !(audience.lacks ?? []).some((kind) => has.has(kind));
}

/** Returns the content code of a service: its keyword in URL form, `pronto-intervento`. */
export function contentCode(keyword: string | undefined): string | undefined {
  const code = foldText(keyword ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return code === '' ? undefined : code;
}
