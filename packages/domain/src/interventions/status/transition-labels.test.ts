import { expect, it } from 'vitest';
import { INTERVENTION_STATE_LABELS, INTERVENTION_STEP_LABELS, INTERVENTION_SUB_STATE_LABELS } from './transitions.ts';

it.each([
  ['ASSEGNA', 'Assegna la ditta'],
  ['RITIRA', 'Togli alla ditta e rimetti da assegnare'],
  ['ACCETTA', 'Registra l’accettazione'],
  ['CONCORDA', 'Concorda l’appuntamento'],
  ['INIZIA', 'Inizia l’intervento'],
  ['CHIEDI_PREVENTIVO', 'Chiedi un preventivo'],
  ['RICEVI_PREVENTIVO', 'Registra il preventivo ricevuto'],
  ['INVIA_PREVENTIVO', 'Invia il preventivo al cliente'],
  ['PREVENTIVO_ACCETTATO', 'Preventivo accettato'],
  ['PREVENTIVO_RIFIUTATO', 'Preventivo rifiutato'],
  ['VERIFICA_PAGAMENTO', 'Attendi la verifica del pagamento'],
  ['PAGAMENTO_VERIFICATO', 'Pagamento verificato'],
  ['ATTENDI_MATERIALE', 'Attendi il materiale'],
  ['MATERIALE_ARRIVATO', 'Il materiale è arrivato'],
  ['GESTISCI_RECLAMO', 'Prendi in carico la richiesta'],
  ['RIPRENDI', 'Riprendi l’intervento'],
  ['COMPLETA', 'Concludi l’intervento'],
  ['CONSUNTIVA', 'Consuntiva'],
  ['FATTURA', 'Fattura'],
  ['ANNULLA', 'Annulla'],
  ['RIPUDIA', 'Respingi'],
] as const)('maps step %s to the label %j', (step, label) => {
  expect(INTERVENTION_STEP_LABELS[step]).toBe(label);
});

it.each([
  ['TO_ASSIGN', 'da assegnare'],
  ['TO_REASSIGN', 'da riassegnare'],
  ['CUSTOMER_CANCELLATION_REQUEST', 'annullamento chiesto dal cliente'],
  ['TO_ACCEPT', 'da accettare'],
  ['ACCEPTED', 'accettato'],
  ['APPOINTMENT_AGREED', 'appuntamento concordato'],
  ['CUSTOMER_FAULT_RETURNED', 'guasto rientrato'],
  ['CUSTOMER_FIXED_PRIVATELY', 'il cliente ha risolto da sé'],
  ['CUSTOMER_OTHER', 'altro motivo del cliente'],
  ['INTERNAL_DECISION', 'decisione interna'],
  ['NON_PAYMENT_OR_CONTRACT_PROBLEMS', 'mancato pagamento o problemi di contratto'],
  ['OPENED_BY_MISTAKE', 'aperto per errore'],
  ['CANCEL_WITH_BILLING', 'annullato con possibile addebito'],
  ['VIDEOCALL_CUSTOMER_ABSENT', 'cliente assente alla videochiamata'],
  ['NOT_COVERED', 'non coperto dal servizio'],
  ['INTERVENTION_IN_PROGRESS', 'in esecuzione'],
  ['AWAITING_QUOTE', 'in attesa del preventivo'],
  ['QUOTE_AWAITING_APPROVAL', 'preventivo ricevuto, da controllare'],
  ['AWAITING_PAYMENT_VERIFICATION', 'in attesa della verifica del pagamento'],
  ['AWAITING_MATERIAL', 'in attesa del materiale'],
  ['AWAITING_CUSTOMER_DECISION', 'il cliente deve decidere sul preventivo'],
  ['AWAITING_COMPLAINT_HANDLING', 'richiesta del cliente da gestire'],
  ['QUOTE_APPROVED_AWAITING_WORKS', 'preventivo accettato, appuntamento da fissare'],
  ['NO_PAYMENT_CONTRACT', 'contratto non pagato'],
  ['FAULT_NOT_COVERED', 'guasto non coperto'],
  ['WAITING_PERIOD', 'periodo di attesa non finito'],
  ['LATE_CLAIM', 'richiesta tardiva'],
  ['COVERED_INTERVENTION_ALREADY_USED', 'intervento coperto già usato'],
])('maps sub-state %s to the label %j', (subState, label) => {
  expect(INTERVENTION_SUB_STATE_LABELS[subState]).toBe(label);
});

it.each([
  ['New', 'Nuovo'],
  ['Assigned', 'Assegnato'],
  ['Canceled', 'Annullato'],
  ['In Progress', 'In corso'],
  ['Completed', 'Completato'],
  ['Consuntivato', 'Consuntivato'],
  ['Fatturato', 'Fatturato'],
  ['Repudiation Intervento', 'Respinto'],
] as const)('maps state %s to the label %j', (state, label) => {
  expect(INTERVENTION_STATE_LABELS[state]).toBe(label);
});
