import type { InvalidField } from '@sportello/calls';
import { t } from '@lingui/core/macro';
import type { FieldErrors } from '../../../shared/form/field-errors.ts';

export type ContactFieldName = 'mail' | 'cellulare';

export function contactWords(refused: readonly InvalidField[]): FieldErrors<ContactFieldName> {
  const words: FieldErrors<ContactFieldName> = {};
  for (const { campo, codice } of refused) {
    if (campo === 'mail') words.mail ??= mailWords(codice);
    if (campo === 'cellulare') words.cellulare ??= phoneWords(codice);
  }
  return words;
}

function mailWords(code: string): string {
  switch (code) {
    case 'MISSING':
      return t`Scrivi un indirizzo email: ci serve per raggiungerti.`;
    case 'TOO_LONG':
      return t`Testo troppo lungo: controlla come l’hai scritto.`;
    case 'CONTACT_LOCKED':
      return t`Hai cambiato il cellulare da poco: per adesso l’email non si può cambiare.`;
    default:
      return t`Indirizzo email non valido. Scrivine uno come nome@esempio.it.`;
  }
}

function phoneWords(code: string): string {
  switch (code) {
    case 'MISSING':
      return t`Scrivi un numero di cellulare: per toglierlo chiama il servizio clienti.`;
    case 'CONTACT_LOCKED':
      return t`Hai cambiato l’email da poco: per adesso il cellulare non si può cambiare.`;
    default:
      return t`Scrivi solo cifre, come 333 1234567 o +39 333 1234567.`;
  }
}
