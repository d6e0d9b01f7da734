import { expect, it } from 'vitest';
import {
  CANCELLED_INTERVENTION_STATUSES,
  INTERVENTION_STATUSES,
  isCancelledIntervention,
  type InterventionStatus,
} from './status.ts';

const rows: readonly (readonly [InterventionStatus, boolean])[] = [
  ['CREATO', false],
  ['CREATO_SENZA_TECNICO', false],
  ['CONFERMATO', false],
  ['OGGI', false],
  ['IN_CORSO', false],
  ['ANNULLATO', true],
  ['CONCLUSO', false],
  ['IN_ATTESA_PREVENTIVO', false],
  ['PREVENTIVO_DISPONIBILE', false],
  ['ACCETTATO_FISSA_APPUNTAMENTO', false],
  ['IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO', false],
  ['LASCIA_FEEDBACK', false],
  ['ANNULLATO_DAL_CLIENTE', true],
  ['NON_SUPPORTATO', true],
  ['IN_ATTESA_GESTIONE_RICHIESTA', false],
  ['IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA', false],
  ['SCONOSCIUTO', false],
];

it('returns the statuses in order (intervento.stato.1)', () => {
  expect(INTERVENTION_STATUSES).toEqual(rows.map(([status]) => status));
});

it.each(rows)('returns for status %s whether it is cancelled: %s (intervento.stato.3)', (status, isCancelled) => {
  expect(isCancelledIntervention(status)).toBe(isCancelled);
});

it('returns the three cancelled statuses (intervento.stato.3)', () => {
  expect(CANCELLED_INTERVENTION_STATUSES).toEqual(['ANNULLATO', 'ANNULLATO_DAL_CLIENTE', 'NON_SUPPORTATO']);
});
