import { appointmentMode, SUPPORT_TYPES, supportType, type SupportType } from '@sportello/domain';
import * as z from 'zod/mini';

/** Support type in either spelling; sent as `SupportType`, read as both (intervento.modello.6). */
export const wireSupportType = z.enum([...SUPPORT_TYPES, 'TECHINICIAN_EXIT']);

/** Returns the support type of either spelling; `undefined` for an unknown one. */
export function toSupportType(name: string | null): SupportType | undefined {
  const mode = appointmentMode(name ?? undefined);
  return mode === undefined ? undefined : supportType(mode);
}
