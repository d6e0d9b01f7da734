import type { OfferedPrice } from '../prices/component.ts';
import { indexWords, unitPriceWords } from '../prices/price-words.ts';
import { fullDay } from '../shared/day-words.ts';
import { addDays, type Day } from '../shared/day.ts';
import { NOTICE_MONTHS } from './terms.ts';
import type { NoticeKind } from './kinds.ts';

/** Kinds whose words are made from the offers and prices of the supply (comunicazioni.modello.1). */
export const TEMPLATE_NOTICES = [
  'RINNOVO',
  'MODIFICA_UNILATERALE',
  'FINE_SERVIZIO_TUTELATO',
] as const satisfies readonly NoticeKind[];
export type TemplateNotice = (typeof TEMPLATE_NOTICES)[number];

export interface TemplateFacts {
  readonly kind: TemplateNotice;
  /** The supply, such as "POD IT001E12345678". */
  readonly supply: string;
  /** First day of the new conditions. */
  readonly effectiveDay: Day;
  /** Name of the offer in force from that day. */
  readonly nextOffer: string | undefined;
  /** Prices in force on the day before, and from that day. */
  readonly before: readonly OfferedPrice[];
  readonly after: readonly OfferedPrice[];
}

export function isTemplateNotice(kind: NoticeKind): kind is TemplateNotice {
  return TEMPLATE_NOTICES.some((each) => each === kind);
}

/**
 * Returns the words of a notice (comunicazioni.modello.1), a paragraph a line: what changes and when, each price of the
 * seller with the one that it follows, and what the customer can do.
 */
export function noticeText(facts: TemplateFacts): string {
  const sold = facts.after.filter(({ part }) => part === 'VENDITA');
  const prices = sold.map((price) => priceLine(price, facts.before));
  return [
    introduction(facts),
    ...(prices.length === 0 ? [] : [`I prezzi dal ${fullDay(facts.effectiveDay)}, senza IVA:`, ...prices]),
    'Rete, oneri e imposte sono stabiliti dall’Autorità e dallo Stato: non dipendono da questa comunicazione.',
    'Se non sei d’accordo, prima di quel giorno puoi scegliere un’altra offerta o un altro fornitore. La fornitura non si interrompe.',
    ...(facts.kind === 'FINE_SERVIZIO_TUTELATO' ? [] : [rights()]),
  ].join('\n');
}

function introduction({ kind, supply, effectiveDay, nextOffer }: TemplateFacts): string {
  const day = fullDay(effectiveDay);
  const last = fullDay(addDays(effectiveDay, -1));
  const offer = nextOffer === undefined ? '' : ` ${nextOffer}`;
  switch (kind) {
    case 'RINNOVO':
      return `Le condizioni economiche della tua fornitura (${supply}) valgono fino al ${last}. Dal ${day} si rinnovano con l’offerta${offer}.`;
    case 'MODIFICA_UNILATERALE':
      return `Dal ${day} cambiano le condizioni economiche della tua fornitura (${supply}).`;
    case 'FINE_SERVIZIO_TUTELATO':
      return `Il servizio tutelato della tua fornitura (${supply}) finisce il ${last}. Dal ${day}, se non scegli altro, resti con noi nel mercato libero con l’offerta${offer}.`;
  }
}

function priceLine(price: OfferedPrice, before: readonly OfferedPrice[]): string {
  const name = price.band === undefined ? price.label : `${price.label}, fascia ${price.band}`;
  const old = before.find(({ label, band }) => label === price.label && band === price.band);
  const was = old === undefined ? '' : `, oggi ${worded(old)}`;
  return `${name}: ${worded(price)}${was}`;
}

function worded(price: OfferedPrice): string {
  const index = indexWords(price);
  if (index === undefined) return unitPriceWords(price) ?? '';
  const value = unitPriceWords(price);
  return value === undefined ? index : `${index} (ultimo valore ${value})`;
}

function rights(): string {
  const { usual, allFall } = NOTICE_MONTHS;
  return `Devi ricevere questa comunicazione almeno ${usual} mesi prima del cambiamento, o ${allFall} mese prima se tutti i prezzi scendono: altrimenti il cambiamento non ha effetto e ti spettano 30 euro.`;
}
