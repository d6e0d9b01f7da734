import type { Day, Instant } from '../../shared/day.ts';
import type { BackendInterventionState } from '../../interventions/status/backend-state.ts';
import type { InterventionDoer } from '../../interventions/event.ts';
import type { AppointmentMode } from '../../booking/mode.ts';
import type { SlotState } from '../../booking/slot.ts';

/** What the operations centre has before it, in the order of the work (operatore.centrale.2). */
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

/** The queues as the operations centre reads them. */
export const INTERVENTION_QUEUE_LABELS = {
  DA_ASSEGNARE: 'Da assegnare',
  DA_CONCORDARE: 'Da concordare',
  CONCORDATI: 'Concordati',
  IN_CORSO: 'In corso',
  IN_ATTESA: 'In attesa',
  DA_FATTURARE: 'Da fatturare',
  CHIUSI: 'Chiusi',
} as const satisfies Record<InterventionQueue, string>;

interface QueuedState {
  readonly state: BackendInterventionState;
  /** Absent: every one that no queue before it names. */
  readonly subStates?: readonly string[];
}

/** Which states make each queue; an intervention is in the first that names it (operatore.centrale.2). */
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

/** An intervention as the operations centre lists it. */
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
  /** Counts its changes: a step is asked for over the one that was seen. */
  readonly version: number;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** By when it has to move on; none where nothing is promised. */
  readonly promisedBy: Instant | undefined;
}

/** An appointment of an intervention. */
export interface DeskAppointment {
  readonly slotId: string;
  readonly day: Day;
  readonly starts: string;
  readonly ends: string;
  readonly state: SlotState;
}

/** One with all that is known of it. */
export interface OpenedIntervention extends DeskIntervention {
  readonly address: string | undefined;
  readonly addressNote: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly contactMode: 'EMAIL' | 'SMS' | undefined;
  readonly note: string | undefined;
  readonly freeHourUsed: boolean;
  /** Of a video call: when the customer came in, and whether it may be recorded. */
  readonly joinedAt: Instant | undefined;
  readonly mayRecord: boolean | undefined;
  readonly noCompanyReason: string | undefined;
  /** Newest first. */
  readonly appointments: readonly DeskAppointment[];
  readonly files: readonly { readonly id: string; readonly name: string; readonly kind: string }[];
  /** Oldest first. */
  readonly events: readonly DeskEvent[];
}

/** A place in the calendar of a company that is free for an intervention. */
export interface FreePlace {
  /** True of a company that doesn't list the place (operatore.centrale.9). */
  readonly isElsewhere: boolean;
  readonly company: { readonly code: string; readonly score: number; readonly license: boolean };
  readonly slotId: string;
  readonly starts: string;
  readonly ends: string;
}

/** A company, as it is managed. */
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
  /** Days on which it doesn't work, from today on. */
  readonly closures: readonly Day[];
}

/** In how many postal codes a company may work: Italy has fewer. */
export const MOST_AREAS = 10_000;

/** A company with all that can be changed of it, at the version that was read. */
export interface OpenedCompany extends ManagedCompany {
  /** How long its people are on the road between two visits. */
  readonly travelMinutes: number;
  /** The postal codes where it works, in order. */
  readonly areas: readonly string[];
  /** The ids of what it repairs. */
  readonly skills: readonly string[];
  readonly version: string | undefined;
}

/** Something that companies repair. */
export interface RepairedInstallation {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
}

/** A day on which the service is closed everywhere (operatore.centrale.7). */
export interface ServiceClosure {
  readonly day: Day;
  readonly name: string | undefined;
  /** One of the holidays that are the same every year: it can't be opened. */
  readonly isFixed: boolean;
}

/** How many visits a company makes at once on a day of the week, and between when; 1 is Monday. */
export interface CompanyHours {
  readonly weekday: number;
  readonly opens: string;
  readonly closes: string;
  readonly places: number;
}

/** Something that happened to an intervention, as the operations centre reads it. */
export interface DeskEvent {
  readonly at: Instant;
  /** A step or an act; a code that this screen doesn't know is shown as it is. */
  readonly kind: string;
  readonly by: InterventionDoer | 'SCONOSCIUTO';
  readonly byName: string | undefined;
  readonly state: string;
  readonly subState: string;
  readonly reason: string | undefined;
  readonly note: string | undefined;
}
