import { recuperoCredenziali, invalidFields, type InvalidField, type RequestOf } from '@sportello/calls';
import type { ContactChannel } from '@sportello/domain';

export type Forgotten =
  | { readonly what: 'PASSWORD'; readonly username: string; readonly channel: ContactChannel }
  | { readonly what: 'USERNAME'; readonly identifier: string; readonly channel: ContactChannel };

/** Eleven digits are a VAT number or a company's fiscal code, which are the same. */
const isVatNumber = (identifier: string) => /^\d+$/.test(identifier);

export function recoveryRequest(forgotten: Forgotten): RequestOf<typeof recuperoCredenziali> {
  const { what, channel } = forgotten;
  if (what === 'PASSWORD') return { body: { tipo: what, username: forgotten.username, canale: channel } };
  const { identifier } = forgotten;
  const field = isVatNumber(identifier) ? { partitaIVA: identifier } : { codiceFiscale: identifier };
  return { body: { tipo: what, ...field, canale: channel } };
}

export function wrongInRecovery(forgotten: Forgotten): InvalidField[] {
  if (forgotten.what === 'USERNAME' && forgotten.identifier === '') {
    return [{ campo: 'identificativo', codice: 'MISSING' }];
  }
  return invalidFields(recuperoCredenziali.body, recoveryRequest(forgotten).body);
}
