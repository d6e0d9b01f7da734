import type { Day, Instant } from '../shared/day.ts';
import type { DayWindow } from './booking-days.ts';
import type { BookingFlow } from '../interventions/codes.ts';
import type { SupportType, LinkChannel } from './mode.ts';

/** Maximum number of files in a booking (prenotazione.bozza.2). */
export const MOST_BOOKING_FILES = 5;

/** Unvalidated booking fields under their wire names. */
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
  readonly linkReceptionMode?: LinkChannel | undefined;
  readonly privacyConsent?: boolean | undefined;
}

/** A booking in progress (prenotazione.bozza.1). */
export interface BookingDraft {
  readonly id: string;
  readonly flow: BookingFlow;
  /** The intervention that the booking changes; absent for a new one. */
  readonly interventionId: string | undefined;
  readonly fields: BookingFields;
  readonly updatedAt: Instant;
  /** Ordered by position, from 1. */
  readonly files: readonly { readonly position: number; readonly name: string; readonly bytes: number }[];
  readonly hold: SlotHold | undefined;
  readonly window: DayWindow | undefined;
}

/** A slot reserved for a limited time (prenotazione.fascia.2). */
export interface SlotHold {
  readonly slotId: string;
  readonly companyId: string;
  readonly until: Instant;
}
