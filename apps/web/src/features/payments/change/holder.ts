import { errorCatalogue } from '@sportello/calls';
import { isFiscalCode, isVatNumber, normalizeFiscalCode } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import { looksLikeIban } from '../iban.ts';

/** Who holds the bank account, and which it is; by their names on the wire (pagamento.chiamate.5). */
const HOLDER_FIELDS = ['nome', 'cognome', 'codiceFiscale', 'IBAN'] as const;
export type HolderField = (typeof HOLDER_FIELDS)[number];
export type Holder = Readonly<Record<HolderField, string>>;

/** What is wrong with what was typed, in the customer's words; the bank account itself is asked about. */
export function wrongHolder(holder: Holder): Partial<Record<HolderField, string>> {
  const missing = HOLDER_FIELDS.filter((name) => holder[name].trim() === '');
  const code = normalizeFiscalCode(holder.codiceFiscale);
  const isCodeGood = isFiscalCode(code) || isVatNumber(code);
  return {
    ...(!isCodeGood && {
      codiceFiscale: t`Controlla ogni carattere: questo non è un codice fiscale né una partita IVA.`,
    }),
    ...(!looksLikeIban(holder.IBAN) && { IBAN: ibanRefused() }),
    ...Object.fromEntries(missing.map((name) => [name, t`Manca questo dato.`])),
  };
}

/** What an IBAN that was refused is told with, and the code for the call centre (pagamento.iban.2). */
export function ibanRefused(): string {
  const { text, advice } = errorCatalogue.ERROR_CHECK_IBAN;
  const code = 'ERROR_CHECK_IBAN';
  return `${text} ${advice} ${t`Codice ${code}`}`;
}

/** What may be kept of it in the browser: never the bank account. */
export function keptOf({ nome, cognome, codiceFiscale }: Partial<Holder>): Record<string, string> {
  const kept = { nome, cognome, codiceFiscale };
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
