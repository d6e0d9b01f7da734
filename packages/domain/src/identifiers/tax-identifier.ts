import type { Segment } from '../profile/segment.ts';

export const TAX_IDENTIFIER_KINDS = ['FISCAL_CODE', 'VAT_NUMBER'] as const;
export type TaxIdentifierKind = (typeof TAX_IDENTIFIER_KINDS)[number];

/**
 * Returns whether a customer's identifier is sent as fiscal code or VAT number (formato.codici.1): residential always
 * fiscal code, business always VAT number, administrator by length (more than 11 characters is a fiscal code). Other
 * segments count as residential.
 */
export function taxIdentifierKind(segment: Segment, value: string): TaxIdentifierKind {
  if (segment === 'PMI') return 'VAT_NUMBER';
  if (segment === 'AMMINISTRATORE') {
    return value.trim().length > 11 ? 'FISCAL_CODE' : 'VAT_NUMBER';
  }
  return 'FISCAL_CODE';
}
