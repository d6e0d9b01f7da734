import type { TypedCard } from './cards.ts';
import type { PageConfiguration } from './methods.ts';
import type { Reversed } from './reversals.ts';

export interface CardMemory {
  readonly sessions: Map<string, Session>;
  readonly byKey: Map<string, Session>;
  readonly configurations: Map<string, PageConfiguration>;
}

/** Creates an empty state of the fake. */
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
  /** Amounts in cents. */
  readonly lines: readonly { readonly name: string; readonly cents: number }[];
  readonly offered: readonly string[];
  card?: TypedCard;
  isExpired?: boolean;
  declined?: 'generic_decline' | 'card_not_supported';
  money?: 'paid' | 'processing' | 'failed';
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
