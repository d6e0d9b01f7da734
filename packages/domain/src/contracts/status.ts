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

/** The statuses as the customer reads them (contratto.stato.2). */
export const CONTRACT_STATUS_LABELS = {
  IN_ATTIVAZIONE: 'In Attivazione',
  ATTIVO: 'Attivo',
  DISATTIVATO: 'Disattivato',
  CESSATO: 'Cessato',
  ANNULLATO: 'Annullato',
  SOSPESO_MOROSITA: 'Sospeso per Morosità',
  SCONOSCIUTO: 'Sconosciuto',
} as const satisfies Record<ContractStatus, string>;

/** The group of active statuses (contratto.stato.3). */
export const ACTIVE_STATUSES = ['ATTIVO', 'IN_ATTIVAZIONE', 'SOSPESO_MOROSITA'] as const;

/** The group of closed statuses (contratto.stato.3). */
export const CLOSED_STATUSES = ['CESSATO', 'DISATTIVATO', 'ANNULLATO'] as const;

/** Progress that means complete (contratto.stato.6). */
export const COMPLETE_PROGRESS = 100;

/** True for a status of the active group; SCONOSCIUTO is in neither group. */
export function isActiveStatus(status: ContractStatus): boolean {
  return (ACTIVE_STATUSES as readonly ContractStatus[]).includes(status);
}

/** True for a status of the closed group; SCONOSCIUTO is in neither group. */
export function isClosedStatus(status: ContractStatus): boolean {
  return (CLOSED_STATUSES as readonly ContractStatus[]).includes(status);
}

/**
 * Whether the source says of a contract that it has ceased or was cancelled: nothing will be billed on
 * it any more (pagamento.iban.5). A service that is complete is active whatever else is said of it
 * (contratto.stato.4).
 *
 * @param sourceState the backend's word, whatever its case
 * @param progress of a service's activation, in percent
 */
export function hasEnded(sourceState: string | undefined, progress?: number): boolean {
  const state = foldText(sourceState ?? '');
  return progress !== COMPLETE_PROGRESS && (state === 'cessato' || state === 'annullato');
}

/**
 * The status of an electricity or gas contract (contratto.stato.1), the first that holds:
 * Cessato is ceased; a quotation means in activation; Attivo is active; Disattivato is
 * deactivated; anything else is unknown.
 *
 * @param sourceState the backend's word, whatever its case
 * @param quotation the quotation's code, empty or absent when there is none
 */
export function commodityStatus(sourceState: string | undefined, quotation: string | undefined): ContractStatus {
  const state = foldText(sourceState ?? '');
  if (state === 'cessato') return 'CESSATO';
  if (presentText(quotation) !== undefined) return 'IN_ATTIVAZIONE';
  if (state === 'attivo') return 'ATTIVO';
  return state === 'disattivato' ? 'DISATTIVATO' : 'SCONOSCIUTO';
}
