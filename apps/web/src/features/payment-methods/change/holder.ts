import { errorCatalogue } from '@sportello/calls';
import { isBlank, isFiscalCode, isIban, isVatNumber, normalizeFiscalCode } from '@sportello/domain';
import { hasErrorCode } from '../../../api/errors/password-words.ts';
import { t } from '@lingui/core/macro';

/** Who holds the bank account, and which it is; by their names on the wire (pagamento.chiamate.5). */
const HOLDER_FIELDS = ['nome', 'cognome', 'codiceFiscale', 'IBAN'] as const;
export type HolderField = (typeof HOLDER_FIELDS)[number];
export type Holder = Readonly<Record<HolderField, string>>;

/** What is wrong with what was typed, in the customer's words; the bank account itself is asked about. */
export function wrongHolder(holder: Holder): Partial<Record<HolderField, string>> {
  const missing = HOLDER_FIELDS.filter((name) => isBlank(holder[name]));
  const code = normalizeFiscalCode(holder.codiceFiscale);
  const isCodeGood = isFiscalCode(code) || isVatNumber(code);
  return {
    ...(!isCodeGood && {
      codiceFiscale: t`Controlla ogni carattere: questo non è un codice fiscale né una partita IVA.`,
    }),
    ...(!isIban(holder.IBAN) && { IBAN: rejectedIban() }),
    ...Object.fromEntries(missing.map((name) => [name, missingWords(name)])),
  };
}

function missingWords(name: HolderField): string {
  switch (name) {
    case 'nome':
      return t`Scrivi il nome.`;
    case 'cognome':
      return t`Scrivi il cognome o la ragione sociale.`;
    case 'codiceFiscale':
      return t`Scrivi il codice fiscale o la partita IVA.`;
    case 'IBAN':
      return t`Scrivi l’IBAN.`;
  }
}

/** What of a change that was refused has to be typed anew. */
export function rejectedHolderFields(
  error: Error,
  wrong: Readonly<Record<string, string>>,
): Partial<Record<HolderField, string>> {
  const own = HOLDER_FIELDS.flatMap((name) => (wrong[name] === undefined ? [] : [[name, wrong[name]] as const]));
  return { ...(hasErrorCode(error, 'ERROR_CHECK_IBAN') && { IBAN: rejectedIban() }), ...Object.fromEntries(own) };
}

/** What an IBAN that was refused is told with (pagamento.iban.2). */
export function rejectedIban(): string {
  const { text, advice } = errorCatalogue.ERROR_CHECK_IBAN;
  return `${text} ${advice}`;
}
