import type { TypedCard } from './cards.ts';
import type { PageConfiguration } from './methods.ts';
import type { Reversed } from './reversals.ts';

/** The state of a stand-in. */
export interface CardMemory {
  readonly sessions: Map<string, Session>;
  readonly byKey: Map<string, Session>;
  readonly configurations: Map<string, PageConfiguration>;
}

/** A stand-in that knows nothing yet. */
export function newCardMemory(): CardMemory {
  return { sessions: new Map(), byKey: new Map(), configurations: new Map() };
}

export interface Session {
  readonly id: string;
  readonly created: number;
  readonly intent: string;
  readonly method: string;
  readonly done: string;
  readonly cancelled: string;
  readonly reference: string | null;
  readonly setup: string | null;
  readonly mode: 'setup' | 'payment';
  readonly payment: string | null;
  /** What is to be paid, line by line, in cents. */
  readonly lines: readonly { readonly name: string; readonly cents: number }[];
  /** What can be paid with here. */
  readonly offered: readonly string[];
  card?: TypedCard;
  isExpired?: boolean;
  /** What the bank said of the last try that it declined. */
  declined?: 'generic_decline' | 'card_not_supported';
  /** What became of the money once the page is done. */
  money?: 'paid' | 'processing' | 'failed';
  /** What of it went back. */
  readonly reversed: Reversed;
}

export const totalOf = ({ lines }: Session) => lines.reduce((sum, { cents }) => sum + cents, 0);

export function linesOf(form: URLSearchParams): Session['lines'] {
  const lines = [];
  for (let at = 0; form.has(`line_items[${at}][price_data][unit_amount]`); at += 1) {
    const of = `line_items[${at}][price_data]`;
    lines.push({ name: form.get(`${of}[product_data][name]`) ?? '', cents: Number(form.get(`${of}[unit_amount]`)) });
  }
  return lines;
}
