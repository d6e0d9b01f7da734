import { SELF_READING_OBSTACLES, type AwaitedReading } from '@sportello/domain';
import * as z from 'zod/mini';
import { known, present } from '../mechanism/empty.ts';
import { optionalDay } from '../mechanism/wire.ts';

export const wireAwaitedReading = {
  aperta: z.boolean(),
  motivo: z.nullable(z.enum(SELF_READING_OBSTACLES)),
  inizioPeriodo: optionalDay,
  finePeriodo: optionalDay,
};
const awaitedShape = z.strictObject(wireAwaitedReading);

export function toAwaitedReading(wire: z.output<typeof awaitedShape>): AwaitedReading {
  return {
    isOpen: wire.aperta,
    obstacle: known(SELF_READING_OBSTACLES, wire.motivo, undefined),
    opensOn: present(wire.inizioPeriodo),
    closesOn: present(wire.finePeriodo),
  };
}
