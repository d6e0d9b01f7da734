import type { Day, Instant } from '../shared/day.ts';
import type { DayWindow } from './booking-days.ts';
import type { BookingFlow } from '../interventions/codes.ts';
import type { SupportType } from './mode.ts';

/** The most files that a customer adds to a booking (prenotazione.bozza.2). */
export const MOST_BOOKING_FILES = 5;

/** What is filled in of a booking so far, by the names of the wire; nothing of it is checked yet. */
export interface BookingFields {
  readonly supportType?: SupportType | undefined;
  readonly macroTypeId?: string | undefined;
  readonly installationId?: string | undefined;
  readonly interventionNote?: string | undefined;
  readonly street?: string | undefined;
  readonly zipCode?: string | undefined;
  readonly city?: string | undefined;
  readonly province?: string | undefined;
  readonly addressNote?: string | undefined;
  readonly appointmentDate?: Day | undefined;
  readonly slotId?: string | undefined;
  readonly companyId?: string | undefined;
  readonly companyCode?: string | undefined;
  readonly errorTechnicianAssignmentCode?: string | undefined;
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly linkReceptionMode?: 'EMAIL' | 'SMS' | undefined;
  readonly privacyConsent?: boolean | undefined;
}

/** A booking that is being filled in (prenotazione.bozza.1). */
export interface BookingDraft {
  readonly id: string;
  readonly flow: BookingFlow;
  /** What is changed by it; absent for a new one. */
  readonly interventionId: string | undefined;
  readonly fields: BookingFields;
  readonly updatedAt: Instant;
  /** By their place, from 1. */
  readonly files: readonly { readonly position: number; readonly name: string; readonly bytes: number }[];
  /** The place that is kept for it; absent where none is. */
  readonly hold: SlotHold | undefined;
  /** The times of the slot that was chosen. */
  readonly window: DayWindow | undefined;
}

/** A place that is kept for a while (prenotazione.fascia.2). */
export interface SlotHold {
  readonly slotId: string;
  readonly companyId: string;
  readonly until: Instant;
}
