import { CallError, type InvalidField } from '@sportello/calls';
import { t } from '@lingui/core/macro';
import type { FieldErrors } from '../../shared/form/field-errors.ts';

export type CredentialsField =
  | 'identificativo'
  | 'codiceCliente'
  | 'username'
  | 'password'
  | 'accettaCondizioni'
  | 'mail'
  | 'cellulare'
  | 'codice';

/** Wire fields that have another name in the form. */
const places: Readonly<Record<string, CredentialsField>> = {
  codiceFiscale: 'identificativo',
  partitaIVA: 'identificativo',
  newPassword: 'password',
};

/** Maps invalid fields to messages; only the first error of a field is shown. */
export function wordsFor(refused: readonly InvalidField[]): FieldErrors<CredentialsField> {
  const words: FieldErrors<CredentialsField> = {};
  for (const { campo, codice } of refused) {
    const field = places[campo] ?? (campo as CredentialsField);
    words[field] ??= codice === 'MISSING' ? missing(field) : codice === 'TOO_LONG' ? tooLong() : notValid(field);
  }
  return words;
}

export function rejectedWords(error: Error): FieldErrors<CredentialsField> {
  return error instanceof CallError ? wordsFor(error.fields) : {};
}

function missing(field: CredentialsField): string {
  switch (field) {
    case 'identificativo':
      return t`Scrivi il codice fiscale o la partita IVA.`;
    case 'codiceCliente':
      return t`Scrivi il codice cliente: lo trovi in alto sulla bolletta.`;
    case 'username':
      return t`Lo username non può essere vuoto.`;
    case 'password':
      return t`Scrivi la password.`;
    case 'accettaCondizioni':
      return t`Per continuare accetta le condizioni d’uso.`;
    case 'mail':
      return t`Scrivi il tuo indirizzo email.`;
    case 'cellulare':
      return t`Scrivi il tuo numero di cellulare.`;
    case 'codice':
      return t`Scrivi il codice che ti abbiamo mandato.`;
  }
}

function tooLong(): string {
  return t`Testo troppo lungo: controlla come l’hai scritto.`;
}

function notValid(field: CredentialsField): string {
  switch (field) {
    case 'identificativo':
      return t`Codice non corretto: confronta ogni carattere con la tessera sanitaria o con la bolletta.`;
    case 'codice':
      return t`Sono 6 cifre: controlla il messaggio che hai ricevuto.`;
    case 'mail':
      return t`Scrivi un indirizzo come nome@esempio.it.`;
    case 'cellulare':
      return t`Scrivi solo cifre, come 333 1234567.`;
    case 'username':
      return t`Usa lettere senza accenti, cifre e i segni . _ - + @, senza spazi.`;
    default:
      return t`Formato non valido: controlla come l’hai scritto.`;
  }
}
