import { t } from '@lingui/core/macro';
import {
  INTERVENTION_STATE_LABELS,
  INTERVENTION_STEP_LABELS,
  INTERVENTION_SUB_STATE_LABELS,
  turnOf,
  type DeskAppointment,
  type DeskEvent,
  type DeskIntervention,
  type Instant,
  type TurnOf,
} from '@sportello/domain';
import { longDay } from '../../../ui/moments.ts';

/** Such as "Assegnato: la ditta deve accettare"; unknown codes are shown unchanged. */
export function stateWords({ state, subState }: Pick<DeskIntervention, 'state' | 'subState'>): string {
  const labels: Readonly<Record<string, string>> = INTERVENTION_STATE_LABELS;
  const label = labels[state] ?? state;
  return subState === '' ? label : `${label}: ${INTERVENTION_SUB_STATE_LABELS[subState] ?? subState}`;
}

/** Such as "martedì 1° dicembre, 9:00–11:00". */
export function appointmentWords({ day, starts, ends }: DeskAppointment, now: Instant): string {
  return t`${longDay(day, now)}, tra le ${starts} e le ${ends}`;
}

export function eventWords({ kind }: Pick<DeskEvent, 'kind'>): string {
  const acts: Readonly<Record<string, string>> = {
    PRENOTAZIONE: t`Prenotazione`,
    MODIFICA: t`Modifica dell’appuntamento`,
    NUOVO_APPUNTAMENTO: t`Nuovo appuntamento`,
    DISDETTA: t`Disdetta del cliente`,
    IN_VIAGGIO: t`Tecnico in viaggio`,
    RITARDO_PREVISTO: t`Ritardo in vista: il cliente è avvisato`,
    INGRESSO: t`Il cliente è entrato in videochiamata`,
    ATTESA: t`Il cliente non è entrato in videochiamata: è avvisato`,
    RITARDO: t`In ritardo: il cliente è avvisato`,
    OPINIONE: t`Opinione del cliente`,
  };
  const steps: Readonly<Record<string, string>> = INTERVENTION_STEP_LABELS;
  return acts[kind] ?? steps[kind] ?? kind;
}

export function actorRoleWords({ by, byName }: Pick<DeskEvent, 'by' | 'byName'>): string {
  const doers: Readonly<Record<DeskEvent['by'], string>> = {
    CLIENTE: t`cliente`,
    CENTRALE: t`centrale operativa`,
    DITTA: t`ditta`,
    SISTEMA: t`sistema`,
    SCONOSCIUTO: t`altri`,
  };
  return byName === undefined ? doers[by] : `${doers[by]} (${byName})`;
}

/** Names the party that has to act; for video calls that is always the operations centre. */
export function turnWords({ state, subState, mode }: Pick<DeskIntervention, 'state' | 'subState' | 'mode'>): string {
  const turns: Readonly<Record<TurnOf, string>> = {
    CENTRE: t`In attesa della centrale operativa`,
    COMPANY: mode === 'VIDEOCALL' ? t`In attesa della centrale operativa` : t`In attesa della ditta`,
    CUSTOMER: t`In attesa del cliente`,
    NOBODY: t`Nessuna attesa`,
  };
  return turns[turnOf(state, subState)];
}
