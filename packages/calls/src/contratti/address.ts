import type { Address } from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../mechanism/empty.ts';
import { optionalText } from '../mechanism/wire.ts';

/** Address in the wire format of the contract calls (contratto.modello.1). */
export const wireAddress = z.strictObject({
  via: optionalText,
  cap: optionalText,
  citta: optionalText,
  provincia: optionalText,
  nazione: optionalText,
});

export function toAddress(wire: z.output<typeof wireAddress>): Address {
  return {
    street: present(wire.via),
    cap: present(wire.cap),
    city: present(wire.citta),
    province: present(wire.provincia),
    country: present(wire.nazione),
  };
}

export const exampleAddress = { via: 'Via Roma 1', cap: '10121', citta: 'Torino', provincia: 'TO', nazione: 'IT' };
