import type { Segment } from '../profile/segment.ts';

/** Which of the two Italian tax identifiers a value is. */
export const TAX_IDENTIFIER_KINDS = ['FISCAL_CODE', 'VAT_NUMBER'] as const;
export type TaxIdentifierKind = (typeof TAX_IDENTIFIER_KINDS)[number];

/**
 * Whether a customer's identifier travels as fiscal code or as VAT number (formato.codici.1):
 * residential always fiscal code, business always VAT number, an administrator by its length
 * (more than 11 characters is a fiscal code). Other segments count as residential.
 */
export function taxIdentifierKind(segment: Segment, value: string): TaxIdentifierKind {
  if (segment === 'PMI') return 'VAT_NUMBER';
  if (segment === 'AMMINISTRATORE') {
    return value.trim().length > 11 ? 'FISCAL_CODE' : 'VAT_NUMBER';
  }
  return 'FISCAL_CODE';
}
