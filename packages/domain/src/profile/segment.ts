import { RuleError } from '../shared/rule-error.ts';
import { foldText } from '../shared/text.ts';

/** Customer segments (prodotto.segmenti.1). */
export const SEGMENTS = ['SCONOSCIUTO', 'RESIDENZIALE', 'AMMINISTRATORE', 'PMI', 'MANUTENTORE', 'OPERATORE'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** The segments as the backend and the customer read them (prodotto.segmenti.1). */
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

/** The group whose members are maintenance staff, whatever their profile says (operatore.manutentori.1). */
export const MAINTENANCE_GROUP = 'G_MANUTENTORI';

/** The segments of people who buy energy, not of those who work for the provider. */
export const CUSTOMER_SEGMENTS = ['RESIDENZIALE', 'AMMINISTRATORE', 'PMI'] as const;
export type CustomerSegment = (typeof CUSTOMER_SEGMENTS)[number];

/** Whether it is the segment of somebody who works for the provider, and has none of the modules (moduli.stati.4). */
export function isStaff(segment: Segment): boolean {
  return segment === 'OPERATORE' || segment === 'MANUTENTORE';
}

/**
 * The segment of a label of the profile response (prodotto.segmenti.1), whatever its case; `Business` is
 * Pmi.
 *
 * @throws RuleError 'Segmento non trovato!' for any other label, missing ones too
 */
export function segmentFromLabel(label: string | undefined): Segment {
  const key = foldText(label ?? '');
  const segment = Object.hasOwn(SEGMENT_BY_LABEL, key) ? SEGMENT_BY_LABEL[key] : undefined;
  if (segment === undefined) throw new RuleError('SEGMENT_NOT_FOUND');
  return segment;
}
