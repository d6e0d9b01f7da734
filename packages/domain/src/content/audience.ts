import type { Contract } from '../contracts/contract.ts';
import { isActiveStatus } from '../contracts/status.ts';
import { foldText } from '../shared/text.ts';

/** What an offer or an advice can ask whether a customer has (contenuto.usi.7). */
export const AUDIENCE_KINDS = ['LUCE', 'GAS', 'FIBRA', 'SERVIZIO', 'PRODOTTO'] as const;
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];

/** For whom of a segment an offer or an advice is; for everybody where it names none. */
export interface Audience {
  /** All of these. */
  readonly has?: readonly AudienceKind[] | undefined;
  /** None of these. */
  readonly lacks?: readonly AudienceKind[] | undefined;
}

/** What a customer has of each kind, running or on its way. */
export function kindsOf(contracts: readonly Contract[]): ReadonlySet<AudienceKind> {
  const kinds = contracts
    .filter(({ status }) => isActiveStatus(status))
    .map((contract) => (contract.type === 'COMMODITY' ? contract.commodity.commodityType : contract.vas.type));
  return new Set(kinds.filter((kind) => kind !== 'SCONOSCIUTO'));
}

/**
 * Whether an offer or an advice is for a customer (contenuto.usi.7). Whose contracts may not be used for it,
 * or are not known, has what is for everybody: `has` undefined.
 */
export function isFor(audience: Audience | undefined, has: ReadonlySet<AudienceKind> | undefined): boolean {
  if (audience === undefined) return true;
  if (has === undefined) return false;
  return (audience.has ?? []).every((kind) => has.has(kind)) && !(audience.lacks ?? []).some((kind) => has.has(kind));
}

/** The code under which content tells of a service: its keyword as an address has it, `pronto-intervento`. */
export function contentCode(keyword: string | undefined): string | undefined {
  const code = foldText(keyword ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return code === '' ? undefined : code;
}
