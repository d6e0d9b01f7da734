import { describe, expect, it } from 'vitest';
import { mappedInterventionStatus } from './backend-state.ts';
import { INTERVENTION_STATUSES } from './status.ts';

describe('mappedInterventionStatus (intervento.stato.2)', () => {
  it.each([
    ['New', 'TO_ASSIGN', 'CREATO'],
    ['New', 'TO_REASSIGN', 'CREATO'],
    ['New', 'CUSTOMER_CANCELLATION_REQUEST', 'ANNULLATO_DAL_CLIENTE'],
    ['Assigned', '', 'CREATO'],
    ['Assigned', undefined, 'CREATO'],
    ['Assigned', 'TO_ACCEPT', 'CREATO'],
    ['Assigned', 'ACCEPTED', 'CREATO'],
    ['Assigned', 'APPOINTMENT_AGREED', 'CONFERMATO'],
    ['Canceled', 'CUSTOMER_FAULT_RETURNED', 'ANNULLATO'],
    ['Canceled', 'CUSTOMER_FIXED_PRIVATELY', 'ANNULLATO'],
    ['Canceled', 'CUSTOMER_OTHER', 'ANNULLATO'],
    ['Canceled', 'INTERNAL_DECISION', 'ANNULLATO'],
    ['Canceled', 'NON_PAYMENT_OR_CONTRACT_PROBLEMS', 'ANNULLATO'],
    ['Canceled', 'OPENED_BY_MISTAKE', 'ANNULLATO'],
    ['Canceled', 'CANCEL_WITH_BILLING', 'ANNULLATO'],
    ['Canceled', 'VIDEOCALL_CUSTOMER_ABSENT', 'ANNULLATO'],
    ['Canceled', 'NOT_COVERED', 'NON_SUPPORTATO'],
    ['In Progress', '', 'IN_CORSO'],
    ['In Progress', undefined, 'IN_CORSO'],
    ['In Progress', 'INTERVENTION_IN_PROGRESS', 'IN_CORSO'],
    ['In Progress', 'AWAITING_QUOTE', 'IN_ATTESA_PREVENTIVO'],
    ['In Progress', 'QUOTE_AWAITING_APPROVAL', 'IN_ATTESA_PREVENTIVO'],
    ['In Progress', 'AWAITING_PAYMENT_VERIFICATION', 'IN_ATTESA_PREVENTIVO'],
    ['In Progress', 'AWAITING_MATERIAL', 'IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO'],
    ['In Progress', 'AWAITING_CUSTOMER_DECISION', 'PREVENTIVO_DISPONIBILE'],
    ['In Progress', 'AWAITING_COMPLAINT_HANDLING', 'IN_ATTESA_GESTIONE_RICHIESTA'],
    ['In Progress', 'QUOTE_APPROVED_AWAITING_WORKS', 'ACCETTATO_FISSA_APPUNTAMENTO'],
    ['Completed', '', 'CONCLUSO'],
    ['Completed', 'ANYTHING', 'CONCLUSO'],
    ['Completed', 'CANCEL_WITH_BILLING', 'CONCLUSO'],
    ['Consuntivato', '', 'CONCLUSO'],
    ['Consuntivato', 'ANYTHING', 'CONCLUSO'],
    ['Consuntivato', 'CANCEL_WITH_BILLING', 'ANNULLATO'],
    ['Fatturato', undefined, 'CONCLUSO'],
    ['Fatturato', 'CANCEL_WITH_BILLING', 'ANNULLATO'],
    ['Repudiation Intervento', 'NO_PAYMENT_CONTRACT', 'ANNULLATO'],
    ['Repudiation Intervento', 'FAULT_NOT_COVERED', 'ANNULLATO'],
    ['Repudiation Intervento', 'WAITING_PERIOD', 'ANNULLATO'],
    ['Repudiation Intervento', 'LATE_CLAIM', 'ANNULLATO'],
    ['Repudiation Intervento', 'COVERED_INTERVENTION_ALREADY_USED', 'ANNULLATO'],
    ['New', '', 'SCONOSCIUTO'],
    ['New', 'ACCEPTED', 'SCONOSCIUTO'],
    ['Assigned', 'toString', 'SCONOSCIUTO'],
    ['Canceled', '', 'SCONOSCIUTO'],
    ['Repudiation Intervento', '', 'SCONOSCIUTO'],
    ['Other', '', 'SCONOSCIUTO'],
    ['constructor', '', 'SCONOSCIUTO'],
    [undefined, 'TO_ASSIGN', 'SCONOSCIUTO'],
  ])('returns for state %j, sub-state %j the status %s', (state, subState, status) => {
    expect(mappedInterventionStatus(state, subState)).toBe(status);
  });
});

it('lists sixteen statuses and unknown (intervento.stato.1)', () => {
  expect(INTERVENTION_STATUSES).toHaveLength(17);
});

it.each([
  ['Assigned', ' APPOINTMENT_AGREED ', 'CONFERMATO'],
  ['Assigned', '  ', 'CREATO'],
  ['Completed', undefined, 'CONCLUSO'],
  ['Completed', 'toString', 'CONCLUSO'],
  ['Consuntivato', undefined, 'CONCLUSO'],
  ['Fatturato', 'ANYTHING', 'CONCLUSO'],
  ['Fatturato', ' CANCEL_WITH_BILLING ', 'ANNULLATO'],
  ['Canceled', 'ANYTHING', 'SCONOSCIUTO'],
  ['In Progress', 'ANYTHING', 'SCONOSCIUTO'],
  ['completed', '', 'SCONOSCIUTO'],
])('maps state %j with sub-state %j to %s (intervento.stato.2)', (state, subState, status) => {
  expect(mappedInterventionStatus(state, subState)).toBe(status);
});
