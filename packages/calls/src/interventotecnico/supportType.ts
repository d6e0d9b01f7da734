import { appointmentMode, SUPPORT_TYPES, supportType, type SupportType } from '@sportello/domain';
import * as z from 'zod/mini';

/** A support type, in either spelling; sent as `SupportType`, read as both (intervento.modello.6). */
export const wireSupportType = z.enum([...SUPPORT_TYPES, 'TECHINICIAN_EXIT']);

/** The support type of either spelling; `undefined` for a kind that the product doesn't know. */
export function toSupportType(name: string | null): SupportType | undefined {
  const mode = appointmentMode(name ?? undefined);
  return mode === undefined ? undefined : supportType(mode);
}
