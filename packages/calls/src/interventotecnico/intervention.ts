import {
  appointmentMode,
  CONTACT_MODES,
  DEFAULT_COORDINATE,
  DEFAULT_PRODUCT_NAME,
  foldText,
  INTERVENTION_SOURCE_LABELS,
  INTERVENTION_SOURCES,
  mappedInterventionStatus,
  type InterventionAddress,
  type InterventionRecord,
  type InterventionSource,
  LINK_CHANNELS,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { known, present } from '../mechanism/empty.ts';
import { optionalDay, optionalFlag, optionalNumber, optionalText } from '../mechanism/wire.ts';
import { exampleAttachment, toAttachment, wireAttachment } from './attachment.ts';
import { exampleSlot, toSlot, wireSlot } from './slot.ts';

const wireAddress = z.strictObject({
  street: optionalText,
  cap: optionalText,
  province: optionalText,
  city: optionalText,
  country: optionalText,
  note: optionalText,
  lat: optionalNumber,
  lon: optionalNumber,
});

/** An intervention with its backend state and sub-state, without a derived status (intervento.modello.1). */
export const wireIntervention = z.strictObject({
  id: z.string(),
  contractRisolveId: optionalText,
  /** The source's own values, listed in `BACKEND_INTERVENTION_STATES`. */
  status: z.strictObject({ state: z.string(), subState: optionalText }),
  /** Web, Centrale Operativa, App. */
  source: optionalText,
  appointmentMode: z.strictObject({ id: z.string(), name: optionalText }),
  product: z.nullable(z.strictObject({ id: optionalText, name: optionalText, icon: optionalText })),
  address: z.nullable(wireAddress),
  company: z.nullable(z.strictObject({ code: optionalText, license: optionalFlag })),
  date: optionalDay,
  /** Newest first (intervento.fascia.2). */
  timeSlots: z.array(wireSlot),
  customer: z.nullable(z.strictObject({ email: optionalText, phoneNumber: optionalText })),
  contactMode: z.nullable(z.enum(LINK_CHANNELS)),
  note: optionalText,
  isEditable: z.boolean(),
  isFeedbackLeft: z.boolean(),
  isGeolocalizationActive: z.boolean(),
  attachments: z.array(wireAttachment),
  fieldState: optionalText,
  workCode: optionalText,
  freeHourUsed: optionalFlag,
});

export const exampleIntervention = {
  id: 'I0000001',
  contractRisolveId: '7000000003',
  status: { state: 'Assigned', subState: 'APPOINTMENT_AGREED' },
  source: 'Web',
  appointmentMode: { id: '2', name: 'TECHINICIAN_EXIT' },
  product: { id: 'P01', name: 'Caldaia', icon: 'boiler' },
  address: {
    street: 'Via Roma 1',
    cap: '10121',
    province: 'TO',
    city: 'Torino',
    country: 'IT',
    note: 'Citofono Ferri',
    lat: 45.0703,
    lon: 7.6869,
  },
  company: { code: '017', license: true },
  date: '2026-11-18',
  timeSlots: [exampleSlot],
  customer: { email: 'giulia.ferri@example.it', phoneNumber: '+393331234567' },
  contactMode: null,
  note: 'La caldaia si spegne da sola.',
  isEditable: true,
  isFeedbackLeft: false,
  isGeolocalizationActive: false,
  attachments: [exampleAttachment],
  fieldState: null,
  workCode: 'WO-0001',
  freeHourUsed: true,
};

type Wire = z.output<typeof wireIntervention>;

export function toIntervention(wire: Wire): InterventionRecord {
  return {
    id: wire.id,
    contractRisolveId: present(wire.contractRisolveId),
    mappedStatus: mappedInterventionStatus(wire.status.state, present(wire.status.subState)),
    subState: present(wire.status.subState),
    source: toSource(wire.source),
    appointmentMode: {
      id: wire.appointmentMode.id,
      name: appointmentMode(present(wire.appointmentMode.name)),
    },
    product: {
      id: present(wire.product?.id ?? null),
      name: present(wire.product?.name ?? null) ?? DEFAULT_PRODUCT_NAME,
      icon: present(wire.product?.icon ?? null),
    },
    address: toAddress(wire.address),
    company: toCompany(wire.company),
    date: present(wire.date),
    timeSlots: wire.timeSlots.map(toSlot),
    customer: {
      email: present(wire.customer?.email ?? null),
      phoneNumber: present(wire.customer?.phoneNumber ?? null),
    },
    contactMode: known(CONTACT_MODES, wire.contactMode, 'SCONOSCIUTO'),
    note: present(wire.note),
    isEditable: wire.isEditable,
    isFeedbackLeft: wire.isFeedbackLeft,
    isGeolocalizationActive: wire.isGeolocalizationActive,
    attachments: wire.attachments.map(toAttachment),
    fieldState: present(wire.fieldState),
    workCode: present(wire.workCode),
    freeHourUsed: present(wire.freeHourUsed),
  };
}

function toSource(word: string | null): InterventionSource {
  const same = (source: InterventionSource) => foldText(INTERVENTION_SOURCE_LABELS[source]) === foldText(word ?? '');
  return INTERVENTION_SOURCES.find(same) ?? 'SCONOSCIUTO';
}

function toAddress(wire: Wire['address']): InterventionAddress {
  return {
    street: present(wire?.street ?? null),
    cap: present(wire?.cap ?? null),
    province: present(wire?.province ?? null),
    city: present(wire?.city ?? null),
    country: present(wire?.country ?? null),
    note: present(wire?.note ?? null),
    lat: wire?.lat ?? DEFAULT_COORDINATE,
    lon: wire?.lon ?? DEFAULT_COORDINATE,
  };
}

/** A company without code is dropped: the intervention then has no technician (intervento.stato.3). */
function toCompany(wire: Wire['company']): InterventionRecord['company'] {
  return wire?.code ? { code: wire.code, license: wire.license ?? true } : undefined;
}
