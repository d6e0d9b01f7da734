import { foldText, presentText } from '../shared/text.ts';

/** Statuses of supplies and services (contratto.stato.1 and contratto.stato.4). */
export const CONTRACT_STATUSES = [
  'IN_ATTIVAZIONE',
  'ATTIVO',
  'DISATTIVATO',
  'CESSATO',
  'ANNULLATO',
  'SOSPESO_MOROSITA',
  'SCONOSCIUTO',
] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];

/** Labels shown to the customer (contratto.stato.2). */
export const CONTRACT_STATUS_LABELS = {
  IN_ATTIVAZIONE: 'In Attivazione',
  ATTIVO: 'Attivo',
  DISATTIVATO: 'Disattivato',
  CESSATO: 'Cessato',
  ANNULLATO: 'Annullato',
  SOSPESO_MOROSITA: 'Sospeso per Morosità',
  SCONOSCIUTO: 'Sconosciuto',
} as const satisfies Record<ContractStatus, string>;

/** Active statuses (contratto.stato.3). */
export const ACTIVE_STATUSES = ['ATTIVO', 'IN_ATTIVAZIONE', 'SOSPESO_MOROSITA'] as const;

/** Closed statuses (contratto.stato.3). */
export const CLOSED_STATUSES = ['CESSATO', 'DISATTIVATO', 'ANNULLATO'] as const;

/** Percent at which an activation is complete (contratto.stato.6). */
export const COMPLETE_PROGRESS = 100;

/** Returns true for a status of the active group; SCONOSCIUTO is in neither group. */
export function isActiveStatus(status: ContractStatus): boolean {
  return (ACTIVE_STATUSES as readonly ContractStatus[]).includes(status);
}

/** Returns true for a status of the closed group; SCONOSCIUTO is in neither group. */
export function isClosedStatus(status: ContractStatus): boolean {
  return (CLOSED_STATUSES as readonly ContractStatus[]).includes(status);
}

/**
 * Returns true when the source reports a contract as ceased or cancelled, after which nothing more is billed
 * (pagamento.iban.5). A completely activated service is active regardless of the source state (contratto.stato.4).
 *
 * @param sourceState the backend's text in any case
 * @param progress of a service's activation, in percent
 */
export function hasEnded(sourceState: string | undefined, progress?: number): boolean {
  const state = foldText(sourceState ?? '');
  return progress !== COMPLETE_PROGRESS && (state === 'cessato' || state === 'annullato');
}

/**
 * Returns the status of an electricity or gas contract (contratto.stato.1), the first that applies: Cessato is
 * ceased; a quotation is in activation; Attivo is active; Disattivato is deactivated; Sospeso is suspended for arrears;
 * else unknown.
 *
 * @param sourceState the backend's text in any case
 * @param quotation the quotation's code, empty or absent without one
 */
export function commodityStatus(sourceState: string | undefined, quotation: string | undefined): ContractStatus {
  const state = foldText(sourceState ?? '');
  if (state === 'cessato') return 'CESSATO';
  if (presentText(quotation) !== undefined) return 'IN_ATTIVAZIONE';
  if (state === 'attivo') return 'ATTIVO';
  if (state.startsWith('sospeso')) return 'SOSPESO_MOROSITA';
  return state === 'disattivato' ? 'DISATTIVATO' : 'SCONOSCIUTO';
}
