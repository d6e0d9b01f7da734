import {
  isOneOf,
  SUPPLY_REQUEST_KINDS,
  SUPPLY_REQUEST_RULES,
  type SupplyRequestKind,
  type SupplyRequests,
} from '@sportello/domain';

export interface BeginSearch {
  readonly tipo?: SupplyRequestKind | undefined;
  readonly contratto?: string | undefined;
  /** Number of an earlier request, whose answers it begins with. */
  readonly da?: string | undefined;
}

/** Parses the URL's search parameters; unknown values are ignored. */
export function beginSearchOf({ tipo, contratto, da }: Readonly<Record<string, unknown>>): BeginSearch {
  // The router parses digits alone as a number.
  const code = typeof contratto === 'number' ? String(contratto) : contratto;
  return {
    ...(isOneOf(SUPPLY_REQUEST_KINDS, tipo) && { tipo }),
    ...(typeof code === 'string' && /^[\w./-]{1,40}$/.test(code) && { contratto: code }),
    ...(typeof da === 'string' && /^PR-\d{4}-\d{6,12}$/.test(da) && { da }),
  };
}

export type Beginning =
  | { readonly at: 'KIND' }
  | { readonly at: 'NOT_OFFERED' }
  | { readonly at: 'SUPPLY'; readonly kind: SupplyRequestKind; readonly codes: readonly string[] }
  /** A kind and supply have one draft (pratica.bozza.2). */
  | { readonly at: 'BEGUN'; readonly id: string }
  | { readonly at: 'QUESTION'; readonly kind: SupplyRequestKind; readonly contractCode: string | undefined };

/** Returns what has to be asked before the first question (pratica.tipi.2). */
export function beginningOf(
  { offered, drafts }: Pick<SupplyRequests, 'offered' | 'drafts'>,
  { tipo: kind, contratto }: BeginSearch,
): Beginning {
  if (kind === undefined) return { at: 'KIND' };
  const codes = offered.find((each) => each.kind === kind)?.contractCodes;
  if (codes === undefined) return { at: 'NOT_OFFERED' };
  const isOwn = SUPPLY_REQUEST_RULES[kind].about === 'OWN_SUPPLY';
  const contractCode = isOwn ? (contratto ?? (codes.length === 1 ? codes[0] : undefined)) : undefined;
  if (isOwn && contractCode === undefined) {
    return codes.length === 0 ? { at: 'NOT_OFFERED' } : { at: 'SUPPLY', kind, codes };
  }
  if (contractCode !== undefined && !codes.includes(contractCode)) return { at: 'NOT_OFFERED' };
  const draft = drafts.find((each) => each.kind === kind && each.contractCode === contractCode);
  return draft === undefined ? { at: 'QUESTION', kind, contractCode } : { at: 'BEGUN', id: draft.id };
}
