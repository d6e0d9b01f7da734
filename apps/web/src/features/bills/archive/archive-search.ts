import { INVOICE_TYPES, isLine, isOneOf, type BillStatusCode, type InvoiceType } from '@sportello/domain';
import { OWED_WORDS, type OwedWord } from '../open.ts';

/** URL words for the statuses, each with one of its codes (bolletta.chiamate.6). */
export const STATUS_WORDS = {
  'in-scadenza': '02',
  scadute: '03',
  pagate: '01',
  rateizzate: '04',
  'piano-rate': '06',
  'in-elaborazione': '91',
  'da-non-pagare': '05',
} as const satisfies Record<string, BillStatusCode>;
export type StatusWord = keyof typeof STATUS_WORDS;

const STATUSES = [...OWED_WORDS, ...(Object.keys(STATUS_WORDS) as StatusWord[])] as const;

export interface ArchiveSearch {
  readonly fornitura?: string;
  readonly tipo?: Exclude<InvoiceType, 'SCONOSCIUTO'>;
  readonly stato?: StatusWord | OwedWord;
  readonly anno?: string;
  /** `01` to `12`, only with a year. */
  readonly mese?: string;
  /** Street and city, as `shortAddress` writes them. */
  readonly indirizzo?: string;
  /** Part of a bill number. */
  readonly cerca?: string;
}

export const LISTED_TYPES = INVOICE_TYPES.filter((type) => type !== 'SCONOSCIUTO');

/** Parses the URL's search parameters; unknown values are ignored. */
export function archiveSearchOf(said: Readonly<Record<string, unknown>>): ArchiveSearch {
  const tipo = typeof said['tipo'] === 'string' ? said['tipo'].toUpperCase().replaceAll('-', '_') : undefined;
  // The router parses digits alone as a number.
  const [fornitura, anno, mese, indirizzo, cerca] = ['fornitura', 'anno', 'mese', 'indirizzo', 'cerca'].map((name) => {
    const value = said[name];
    return typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  });
  return {
    ...(fornitura && isCode(fornitura) && { fornitura }),
    ...(isOneOf(LISTED_TYPES, tipo) && { tipo }),
    ...(isOneOf(STATUSES, said['stato']) && { stato: said['stato'] }),
    ...yearAndMonth(anno, mese?.padStart(2, '0')),
    ...(indirizzo && indirizzo.length <= 200 && isLine(indirizzo) && { indirizzo }),
    ...(cerca && isCode(cerca) && { cerca }),
  };
}

function yearAndMonth(anno = '', mese = ''): Pick<ArchiveSearch, 'anno' | 'mese'> {
  if (!/^20\d\d$/.test(anno)) return {};
  return /^(?:0[1-9]|1[0-2])$/.test(mese) ? { anno, mese } : { anno };
}

/** Other characters can't match any code, so no request is sent. */
function isCode(text: string): boolean {
  return /^[\w./-]{1,40}$/.test(text);
}

export function statusCodeOf(word: StatusWord): BillStatusCode {
  return STATUS_WORDS[word];
}

/** True for the owed filters, which no status code covers. */
export function isOwedWord(stato: ArchiveSearch['stato']): stato is OwedWord {
  return isOneOf(OWED_WORDS, stato);
}
