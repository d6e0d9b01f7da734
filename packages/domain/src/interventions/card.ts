import type { Day, Instant } from '../shared/day.ts';
import type { InformationKind, InterventionAction } from './codes.ts';
import { companyName } from '../booking/company.ts';
import type { Intervention } from './intervention.ts';
import type { AppointmentMode } from '../booking/mode.ts';
import { isAppointmentOver } from './visit-moment.ts';
import type { TimeSlot } from '../booking/slot.ts';
import { isCancelledIntervention } from './status/status.ts';
import type { InterventionStatus } from './status/status.ts';

/** Rendering of an intervention in one status (intervento.carta.1). */
export interface InterventionRendering {
  /** Absent for the default (intervento.carta.2). */
  readonly title?: string | undefined;
  readonly message: string;
  readonly description: string;
  readonly icon?: 'videocall' | 'truck' | undefined;
  readonly boxes: readonly { readonly label: string; readonly icon: string; readonly type: InformationKind }[];
  readonly buttons: readonly {
    readonly label: string;
    readonly type: InterventionAction;
    readonly analytics: { readonly homePage: string; readonly landingPage: string };
  }[];
  readonly stepper: { readonly stepsNumber: number; readonly indexCurrentStep: number };
}

export interface RenderingSet {
  readonly mode: AppointmentMode;
  readonly states: readonly {
    readonly stateId: InterventionStatus;
    /** Absent for the card of all sub-states without a dedicated one (intervento.carta.9). */
    readonly subState?: string | undefined;
    readonly rendering: InterventionRendering;
  }[];
}

type Carded = Pick<
  Intervention,
  'status' | 'subState' | 'appointmentMode' | 'company' | 'timeSlots' | 'isEditable' | 'isFeedbackLeft' | 'contactMode'
>;

const isVideocall = ({ appointmentMode }: Pick<Intervention, 'appointmentMode'>) =>
  appointmentMode.name === 'VIDEOCALL';

/**
 * Returns the card of an intervention: from the video-call set in that mode, else from the other; undefined without
 * one for its status (intervento.carta.3).
 */
export function cardOf(sets: readonly RenderingSet[], intervention: Carded): InterventionRendering | undefined {
  const states = statesOf(sets, intervention).filter(({ stateId }) => stateId === intervention.status);
  const own = states.find(({ subState }) => subState !== undefined && subState === intervention.subState);
  return (own ?? states.find(({ subState }) => subState === undefined))?.rendering;
}

function statesOf(sets: readonly RenderingSet[], intervention: Carded) {
  const mode: AppointmentMode = isVideocall(intervention) ? 'VIDEOCALL' : 'TECHINICIAN_EXIT';
  return sets.filter((set) => set.mode === mode).flatMap((set) => set.states);
}

/**
 * Returns the progress of the whole intervention, from 0; waiting for a next appointment counts as past the work,
 * although the status follows that appointment (intervento.carta.10).
 */
export function cardStep(
  sets: readonly RenderingSet[],
  intervention: Carded,
  { stepper }: InterventionRendering,
): number {
  const [, ...earlier] = intervention.timeSlots;
  const wasVisited = earlier.some(({ state }) => state === 'COMPLETED' || state === 'CANNOT COMPLETE');
  if (!wasVisited) return stepper.indexCurrentStep;
  const atWork = statesOf(sets, intervention).find(({ stateId }) => stateId === 'IN_CORSO')?.rendering.stepper;
  const reached = Math.max(stepper.indexCurrentStep, atWork?.indexCurrentStep ?? 0);
  return Math.min(reached, stepper.stepsNumber - 1);
}

/** Returns the visitor or caller, which is also the default title of a card (intervento.carta.2). */
export function visitorWords(intervention: Pick<Intervention, 'appointmentMode' | 'company'>): string {
  const code = intervention.company?.code;
  return isVideocall(intervention) || !code ? 'Centrale Operativa' : companyName(code);
}

/** Returns the configured icon of a card, else one by mode (intervento.carta.2). */
export function cardIcon(rendering: InterventionRendering, intervention: Pick<Intervention, 'appointmentMode'>) {
  return rendering.icon ?? (isVideocall(intervention) ? ('videocall' as const) : ('truck' as const));
}

export interface CardTimes {
  readonly day: Day;
  readonly start: string;
  readonly end: string;
}

export type CardMessage =
  | ({ readonly kind: 'DAY' } & CardTimes)
  | ({ readonly kind: 'TODAY' } & CardTimes)
  | ({ readonly kind: 'PAST' } & CardTimes)
  | { readonly kind: 'TEXT'; readonly text: string };

const SHOWS_DAY: ReadonlySet<InterventionStatus> = new Set([
  'CREATO',
  'CONFERMATO',
  'CREATO_SENZA_TECNICO',
  'IN_ATTESA_GESTIONE_RICHIESTA',
]);

/**
 * Returns the message of a card: the day and times of the first slot, 'Oggi' and its times, or the configured text
 * (intervento.carta.4).
 */
export function cardMessage({ message }: InterventionRendering, intervention: Carded, now: Instant): CardMessage {
  const { status, timeSlots } = intervention;
  const times = timesOf(timeSlots);
  const isToday = status === 'OGGI';
  if (times === undefined || (!isToday && !SHOWS_DAY.has(status))) return { kind: 'TEXT', text: message };
  if (isAppointmentOver(intervention, now)) return { kind: 'PAST', ...times };
  return { kind: isToday ? 'TODAY' : 'DAY', ...times };
}

const HAS_DATE_LINE: ReadonlySet<InterventionStatus> = new Set([
  'ANNULLATO',
  'CONCLUSO',
  'ANNULLATO_DAL_CLIENTE',
  'IN_ATTESA_PREVENTIVO',
  'ACCETTATO_FISSA_APPUNTAMENTO',
  'IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA',
  'PREVENTIVO_DISPONIBILE',
]);

/** Returns the additional line with date and time, if the card has one (intervento.carta.5). */
export function cardDateLine({ status, timeSlots }: Carded): CardTimes | undefined {
  return HAS_DATE_LINE.has(status) ? timesOf(timeSlots) : undefined;
}

function timesOf([first]: readonly TimeSlot[]): CardTimes | undefined {
  return first && { day: first.date, start: first.start, end: first.end };
}

/** Returns the buttons that a card currently shows (intervento.carta.6). */
export function cardButtons({ buttons }: InterventionRendering, { isEditable, isFeedbackLeft }: Carded) {
  return buttons.filter(({ type }) => {
    if (type === 'MODIFY_APPOINTMENT') return isEditable;
    return type === 'FEEDBACK' ? !isFeedbackLeft : true;
  });
}

/** Returns the boxes of a card, each enabled depending on the customer's contact mode (intervento.carta.7). */
export function cardBoxes({ boxes }: InterventionRendering, { contactMode }: Carded) {
  return boxes.map((box) => ({ ...box, isEnabled: isBoxEnabled(box.type, contactMode) }));
}

function isBoxEnabled(type: InformationKind, contactMode: Carded['contactMode']): boolean {
  if (type === 'VIDEOCALL_LINK_BY_PHONE') return contactMode === 'SMS';
  return type === 'VIDEOCALL_LINK_BY_EMAIL' ? contactMode === 'EMAIL' : true;
}

/** Returns true for a finished intervention, listed in the history and not on the home page (intervento.carta.8). */
export function isOver(status: InterventionStatus): boolean {
  return isCancelledIntervention(status) || status === 'CONCLUSO' || status === 'SCONOSCIUTO';
}
