import type { Address } from '../addresses/address.ts';
import type { Day } from '../shared/day.ts';
import type { Attachment } from '../booking/attachment.ts';
import type { ContactMode, InterventionSource } from './codes.ts';
import type { Company } from '../booking/company.ts';
import type { AppointmentMode } from '../booking/mode.ts';
import type { TimeSlot } from '../booking/slot.ts';
import type { InterventionStatus } from './status/status.ts';

/** Place of an intervention (intervento.modello.5); coordinates in degrees, 0 when unknown. */
export interface InterventionAddress extends Address {
  note?: string | undefined;
  lat: number;
  lon: number;
}

/** A technician's visit or a video call about a product (intervento.modello.1). */
export interface Intervention {
  id: string;
  contractRisolveId?: string | undefined;
  status: InterventionStatus;
  /** The backend's sub-state, because one status covers several of them (intervento.carta.9). */
  subState?: string | undefined;
  source: InterventionSource;
  /** `name` is absent when the backend sends an unknown one. */
  appointmentMode: { id: string; name?: AppointmentMode | undefined };
  product: { id?: string | undefined; name: string; icon?: string | undefined };
  address: InterventionAddress;
  company?: (Pick<Company, 'code'> & Partial<Pick<Company, 'license'>>) | undefined;
  date?: Day | undefined;
  /** Newest first (intervento.fascia.2). */
  timeSlots: TimeSlot[];
  customer: { email?: string | undefined; phoneNumber?: string | undefined };
  contactMode: ContactMode;
  note?: string | undefined;
  isEditable: boolean;
  isFeedbackLeft: boolean;
  isGeolocalizationActive: boolean;
  attachments: Attachment[];
  fieldState?: string | undefined;
  workCode?: string | undefined;
  freeHourUsed?: boolean | undefined;
}
