import { RuleError } from '../shared/rule-error.ts';
import { foldText } from '../shared/text.ts';

/** Customer segments (prodotto.segmenti.1). */
export const SEGMENTS = ['SCONOSCIUTO', 'RESIDENZIALE', 'AMMINISTRATORE', 'PMI', 'MANUTENTORE', 'OPERATORE'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** Labels used by the backend and shown to the customer (prodotto.segmenti.1). */
export const SEGMENT_LABELS = {
  SCONOSCIUTO: 'Sconosciuto',
  RESIDENZIALE: 'Residenziale',
  AMMINISTRATORE: 'Amministratore',
  PMI: 'Pmi',
  MANUTENTORE: 'Manutentore',
  OPERATORE: 'Operatore',
} as const satisfies Record<Segment, string>;

const SEGMENT_BY_LABEL: Readonly<Record<string, Segment>> = {
  residenziale: 'RESIDENZIALE',
  amministratore: 'AMMINISTRATORE',
  pmi: 'PMI',
  business: 'PMI',
  operatore: 'OPERATORE',
  manutentore: 'MANUTENTORE',
};

/** Members of this group are maintenance staff, regardless of their profile (operatore.manutentori.1). */
export const MAINTENANCE_GROUP = 'G_MANUTENTORI';

export const CUSTOMER_SEGMENTS = ['RESIDENZIALE', 'AMMINISTRATORE', 'PMI'] as const;
export type CustomerSegment = (typeof CUSTOMER_SEGMENTS)[number];

/** Returns true for the provider's staff, who have no modules (moduli.stati.4). */
export function isStaff(segment: Segment): boolean {
  return segment === 'OPERATORE' || segment === 'MANUTENTORE';
}

/**
 * Maps a profile label in any case to a segment (prodotto.segmenti.1); `Business` is Pmi.
 *
 * @throws RuleError 'Segmento non trovato!' for any other or missing label
 */
export function segmentFromLabel(label: string | undefined): Segment {
  const key = foldText(label ?? '');
  const segment = Object.hasOwn(SEGMENT_BY_LABEL, key) ? SEGMENT_BY_LABEL[key] : undefined;
  if (segment === undefined) throw new RuleError('SEGMENT_NOT_FOUND');
  return segment;
}
