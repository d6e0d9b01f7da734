import { INVOICE_TYPES, isOneOf, type BillStatusCode, type InvoiceType } from '@sportello/domain';
import { OWED_WORDS, type OwedWord } from '../open.ts';

/** The statuses as the URL names them, each with one of its codes (bolletta.chiamate.6). */
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

/** What the URL of the archive asks for; what is usual is not in it. */
export interface ArchiveSearch {
  /** The code of a contract: of a supply, or of a service. */
  readonly fornitura?: string;
  readonly tipo?: Exclude<InvoiceType, 'SCONOSCIUTO'>;
  readonly stato?: StatusWord | OwedWord;
  /** Year of issue. */
  readonly anno?: string;
  /** Part of a number. */
  readonly cerca?: string;
}

export const LISTED_TYPES = INVOICE_TYPES.filter((type) => type !== 'SCONOSCIUTO');

/** Reads the URL; what it doesn't know counts as not said. */
export function archiveSearchOf(said: Readonly<Record<string, unknown>>): ArchiveSearch {
  const tipo = typeof said['tipo'] === 'string' ? said['tipo'].toUpperCase().replaceAll('-', '_') : undefined;
  // Digits alone arrive as a number.
  const [fornitura, anno, cerca] = ['fornitura', 'anno', 'cerca'].map((name) => {
    const value = said[name];
    return typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  });
  return {
    ...(fornitura && isCode(fornitura) && { fornitura }),
    ...(isOneOf(LISTED_TYPES, tipo) && { tipo }),
    ...(isOneOf(STATUSES, said['stato']) && { stato: said['stato'] }),
    ...(anno && /^20\d\d$/.test(anno) && { anno }),
    ...(cerca && isCode(cerca) && { cerca }),
  };
}

/** What a code is made of; anything else finds nothing, and is not asked for. */
function isCode(text: string): boolean {
  return /^[\w./-]{1,40}$/.test(text);
}

/** One of the codes of a status of the URL. */
export function statusCodeOf(word: StatusWord): BillStatusCode {
  return STATUS_WORDS[word];
}

/** True for what asks for bills by how they are owed, which no status says. */
export function isOwedWord(stato: ArchiveSearch['stato']): stato is OwedWord {
  return isOneOf(OWED_WORDS, stato);
}
