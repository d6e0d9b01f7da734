import type { Day } from '../shared/day.ts';

export const KNOWN_HOLDER_RELATIONSHIPS = ['AUC1', 'AUC2', 'AUC3', 'AUC4'] as const;

/** Parties that the holder of a self-consumption contract represents (contratto.modello.9). */
export const HOLDER_RELATIONSHIPS = [...KNOWN_HOLDER_RELATIONSHIPS, 'SCONOSCIUTO'] as const;
export type HolderRelationship = (typeof HOLDER_RELATIONSHIPS)[number];

/** Labels shown to the customer (contratto.modello.9). */
export const HOLDER_RELATIONSHIP_LABELS = {
  AUC1: 'Condominio',
  AUC2: 'Proprietario',
  AUC3: 'Proprietario e intestatario',
  AUC4: 'Intestatario',
  SCONOSCIUTO: '-',
} as const satisfies Record<HolderRelationship, string>;

export const KNOWN_ACCOUNT_TYPES = ['STANDARD', 'SEU'] as const;

/** Account types of self-consumption (contratto.modello.9). */
export const ACCOUNT_TYPES = [...KNOWN_ACCOUNT_TYPES, 'UNKNOWN'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** Additional data of a self-consumption contract (contratto.modello.9). */
export interface SelfConsumption {
  businessActivation?: Day | undefined;
  representativeOf: HolderRelationship;
  type: AccountType;
}
