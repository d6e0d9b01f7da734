import { errorCatalogue } from '@sportello/calls';
import { isBlank, isFiscalCode, isIban, isVatNumber, normalizeFiscalCode } from '@sportello/domain';
import { hasErrorCode } from '../../../api/errors/password-words.ts';
import { t } from '@lingui/core/macro';

/** Bank account and holder; keys are the wire names (pagamento.chiamate.5). */
const HOLDER_FIELDS = ['nome', 'cognome', 'codiceFiscale', 'IBAN'] as const;
export type HolderField = (typeof HOLDER_FIELDS)[number];
export type Holder = Readonly<Record<HolderField, string>>;

/** Validates the input; the IBAN itself is checked by the server. */
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

/** Returns the rejected fields that must be entered again. */
export function rejectedHolderFields(
  error: Error,
  wrong: Readonly<Record<string, string>>,
): Partial<Record<HolderField, string>> {
  const own = HOLDER_FIELDS.flatMap((name) => (wrong[name] === undefined ? [] : [[name, wrong[name]] as const]));
  return { ...(hasErrorCode(error, 'ERROR_CHECK_IBAN') && { IBAN: rejectedIban() }), ...Object.fromEntries(own) };
}

/** Message for a rejected IBAN (pagamento.iban.2). */
export function rejectedIban(): string {
  const { text, advice } = errorCatalogue.ERROR_CHECK_IBAN;
  return `${text} ${advice}`;
}
