import type { BookingFields } from '@sportello/domain';
import type { StepId } from './steps.ts';

const BASE = '/my-edison/intervento-tecnico';

/** Step URLs, with the path segments of pagine.percorsi.4. */
export const BOOKING_PATHS = {
  REQUEST: `${BASE}/richiedi-intervento`,
  CHOOSE_SUPPORT_TYPE: `${BASE}/seleziona-tipo-supporto`,
  VIDEOCALL_DATE: `${BASE}/supporto-videocall-data`,
  TECHNICIAN_DATE: `${BASE}/supporto-tecnico-data`,
  VIDEOCALL_CONTACTS: `${BASE}/supporto-videocall-contatti`,
  TECHNICIAN_CONTACTS: `${BASE}/supporto-tecnico-contatti`,
  VIDEOCALL_CONFIRM: `${BASE}/conferma-prenotazione-videocall`,
  TECHNICIAN_CONFIRM: `${BASE}/conferma-prenotazione-tecnico`,
} as const;
export type BookingPath = (typeof BOOKING_PATHS)[keyof typeof BOOKING_PATHS];

export type BookingOutcome = 'modificato' | 'contatti';

/** URL parameters of a step: draft, step among several at one path, and booking. */
export interface BookingSearch {
  readonly bozza?: string | undefined;
  readonly parte?: 'problema' | 'indirizzo' | 'ditta' | undefined;
  readonly intervento?: string | undefined;
  /** Result; a new booking if absent. */
  readonly esito?: BookingOutcome | undefined;
}

/** Parses the URL's search parameters; unknown values are ignored. */
export function bookingSearchOf({ bozza, parte, intervento, esito }: Record<string, unknown>): BookingSearch {
  return {
    ...(typeof bozza === 'string' && /^[\w-]{16,64}$/.test(bozza) && { bozza }),
    ...((parte === 'problema' || parte === 'indirizzo' || parte === 'ditta') && { parte }),
    ...(typeof intervento === 'string' && intervento !== '' && { intervento }),
    ...((esito === 'modificato' || esito === 'contatti') && { esito }),
  };
}

export function placeOf(
  id: StepId,
  { supportType }: Pick<BookingFields, 'supportType'>,
): { readonly to: BookingPath; readonly parte?: NonNullable<BookingSearch['parte']> } {
  const isCall = supportType === 'VIDEOCALL';
  switch (id) {
    case 'product':
      return { to: BOOKING_PATHS.REQUEST };
    case 'problem':
      return { to: BOOKING_PATHS.REQUEST, parte: 'problema' };
    case 'address':
      return { to: BOOKING_PATHS.REQUEST, parte: 'indirizzo' };
    case 'type':
      return { to: BOOKING_PATHS.CHOOSE_SUPPORT_TYPE };
    case 'when':
      return { to: isCall ? BOOKING_PATHS.VIDEOCALL_DATE : BOOKING_PATHS.TECHNICIAN_DATE };
    case 'company':
      return { to: BOOKING_PATHS.TECHNICIAN_DATE, parte: 'ditta' };
    case 'contacts':
      return { to: isCall ? BOOKING_PATHS.VIDEOCALL_CONTACTS : BOOKING_PATHS.TECHNICIAN_CONTACTS };
    case 'confirm':
      return { to: isCall ? BOOKING_PATHS.VIDEOCALL_CONFIRM : BOOKING_PATHS.TECHNICIAN_CONFIRM };
  }
}

export function stepAt(path: BookingPath, parte: BookingSearch['parte']): StepId {
  switch (path) {
    case BOOKING_PATHS.REQUEST:
      return parte === 'problema' ? 'problem' : parte === 'indirizzo' ? 'address' : 'product';
    case BOOKING_PATHS.CHOOSE_SUPPORT_TYPE:
      return 'type';
    case BOOKING_PATHS.VIDEOCALL_DATE:
      return 'when';
    case BOOKING_PATHS.TECHNICIAN_DATE:
      return parte === 'ditta' ? 'company' : 'when';
    case BOOKING_PATHS.VIDEOCALL_CONTACTS:
    case BOOKING_PATHS.TECHNICIAN_CONTACTS:
      return 'contacts';
    case BOOKING_PATHS.VIDEOCALL_CONFIRM:
    case BOOKING_PATHS.TECHNICIAN_CONFIRM:
      return 'confirm';
  }
}
