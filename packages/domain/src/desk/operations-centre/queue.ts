import type { Day, Instant } from '../../shared/day.ts';
import type { BackendInterventionState } from '../../interventions/status/backend-state.ts';
import type { InterventionDoer } from '../../interventions/event.ts';
import type { AppointmentMode, LinkChannel } from '../../booking/mode.ts';
import type { SlotState } from '../../booking/slot.ts';

/** Queues of the operations centre in processing order (operatore.centrale.2). */
export const INTERVENTION_QUEUES = [
  'DA_ASSEGNARE',
  'DA_CONCORDARE',
  'CONCORDATI',
  'IN_CORSO',
  'IN_ATTESA',
  'DA_FATTURARE',
  'CHIUSI',
] as const;
export type InterventionQueue = (typeof INTERVENTION_QUEUES)[number];

export const INTERVENTION_QUEUE_LABELS = {
  DA_ASSEGNARE: 'Da assegnare',
  DA_CONCORDARE: 'Da concordare',
  CONCORDATI: 'Concordati',
  IN_CORSO: 'In corso',
  IN_ATTESA: 'In attesa',
  DA_FATTURARE: 'Da fatturare',
  CHIUSI: 'Chiusi',
} as const satisfies Record<InterventionQueue, string>;

/** Columns by which a queue is sorted instead of by its own order (operatore.centrale.2). */
export const QUEUE_COLUMNS = ['PRODOTTO', 'CLIENTE', 'DITTA', 'CITTA', 'APPUNTAMENTO'] as const;
export type QueueColumn = (typeof QUEUE_COLUMNS)[number];

interface QueuedState {
  readonly state: BackendInterventionState;
  /** Absent: all sub-states not listed by an earlier queue. */
  readonly subStates?: readonly string[];
}

/** States of each queue; an intervention is in the first that matches (operatore.centrale.2). */
export const INTERVENTION_QUEUE_STATES: Readonly<Record<InterventionQueue, readonly QueuedState[]>> = {
  DA_ASSEGNARE: [{ state: 'New' }],
  DA_CONCORDARE: [{ state: 'Assigned', subStates: ['', 'TO_ACCEPT', 'ACCEPTED'] }],
  CONCORDATI: [{ state: 'Assigned', subStates: ['APPOINTMENT_AGREED'] }],
  IN_CORSO: [{ state: 'In Progress', subStates: ['', 'INTERVENTION_IN_PROGRESS'] }],
  IN_ATTESA: [
    {
      state: 'In Progress',
      subStates: [
        'AWAITING_QUOTE',
        'QUOTE_AWAITING_APPROVAL',
        'AWAITING_PAYMENT_VERIFICATION',
        'AWAITING_MATERIAL',
        'AWAITING_CUSTOMER_DECISION',
        'AWAITING_COMPLAINT_HANDLING',
        'QUOTE_APPROVED_AWAITING_WORKS',
      ],
    },
  ],
  DA_FATTURARE: [
    { state: 'Completed' },
    { state: 'Consuntivato' },
    { state: 'Canceled', subStates: ['CANCEL_WITH_BILLING'] },
  ],
  CHIUSI: [
    { state: 'Fatturato' },
    {
      state: 'Canceled',
      subStates: [
        '',
        'CUSTOMER_FAULT_RETURNED',
        'CUSTOMER_FIXED_PRIVATELY',
        'CUSTOMER_OTHER',
        'INTERNAL_DECISION',
        'NON_PAYMENT_OR_CONTRACT_PROBLEMS',
        'OPENED_BY_MISTAKE',
        'VIDEOCALL_CUSTOMER_ABSENT',
        'NOT_COVERED',
      ],
    },
    { state: 'Repudiation Intervento' },
  ],
};

export interface DeskIntervention {
  readonly id: string;
  readonly state: string;
  readonly subState: string;
  readonly mode: AppointmentMode;
  readonly product: string;
  readonly customer: { readonly code: string; readonly name: string };
  readonly town: string | undefined;
  readonly company: { readonly code: string; readonly license: boolean } | undefined;
  readonly appointment: DeskAppointment | undefined;
  /** Change counter; steps send it for optimistic locking. */
  readonly version: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  readonly promisedBy: Instant | undefined;
}

export interface DeskAppointment {
  readonly slotId: string;
  readonly day: Day;
  readonly starts: string;
  readonly ends: string;
  readonly state: SlotState;
}

export interface OpenedIntervention extends DeskIntervention {
  readonly address: string | undefined;
  readonly addressNote: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly contactMode: LinkChannel | undefined;
  readonly note: string | undefined;
  readonly freeHourUsed: boolean;
  /** Only for video calls: when the customer joined, and consent to recording. */
  readonly joinedAt: Instant | undefined;
  readonly mayRecord: boolean | undefined;
  readonly noCompanyReason: string | undefined;
  /** Newest first. */
  readonly appointments: readonly DeskAppointment[];
  readonly files: readonly { readonly id: string; readonly name: string; readonly kind: string }[];
  /** Oldest first. */
  readonly events: readonly DeskEvent[];
}

export interface FreePlace {
  /** True when the company does not list the postal code of the intervention (operatore.centrale.9). */
  readonly isElsewhere: boolean;
  readonly company: { readonly code: string; readonly score: number; readonly license: boolean };
  readonly slotId: string;
  readonly starts: string;
  readonly ends: string;
}

export interface ManagedCompany {
  readonly id: string;
  readonly code: string;
  readonly name: string | undefined;
  readonly phone: string | undefined;
  readonly isVideocall: boolean;
  readonly score: number;
  readonly numberOfReviews: number;
  readonly license: boolean;
  readonly isActive: boolean;
  readonly hours: readonly CompanyHours[];
  /** Days closed, from today on. */
  readonly closures: readonly Day[];
}

/** Maximum postal codes of a company; Italy has fewer. */
export const MOST_AREAS = 10_000;

export interface OpenedCompany extends ManagedCompany {
  readonly travelMinutes: number;
  readonly areas: readonly string[];
  readonly skills: readonly string[];
  readonly version: string | undefined;
}

export interface RepairedInstallation {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
}

/** A day on which the service is closed everywhere (operatore.centrale.7). */
export interface ServiceClosure {
  readonly day: Day;
  readonly name: string | undefined;
  /** True for a fixed public holiday, which cannot be opened. */
  readonly isFixed: boolean;
}

export interface CompanyHours {
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
  readonly places: number;
}

export interface DeskEvent {
  readonly at: Instant;
  /** A step or an act; unknown codes are shown unchanged. */
  readonly kind: string;
  readonly by: InterventionDoer | 'SCONOSCIUTO';
  readonly byName: string | undefined;
  readonly state: string;
  readonly subState: string;
  readonly reason: string | undefined;
  readonly note: string | undefined;
}
