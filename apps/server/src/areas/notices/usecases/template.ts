import { addDays, isTemplateNotice, noticeText, offerOn, pricesInForce } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { findSupply } from '../../contracts/queries/contract-data.ts';
import { priceOf, termOf } from '../../prices/from-rows.ts';
import { listOffers, listPrices } from '../../prices/queries.ts';
import type { NoticeRow } from '../queries/notices.ts';

/**
 * Returns the words of a notice: its own, else those made from the offers and prices of its supply
 * (comunicazioni.modello.1); null for one with a file.
 */
export async function noticeWords(db: Database, notice: NoticeRow): Promise<string | null> {
  const { number, customerCode, contractCode, kind, text, archiveKey, effectiveDay } = notice;
  if (text !== null || archiveKey !== null) return text;
  const supply = contractCode === null ? undefined : await findSupply(db, customerCode, { code: contractCode });
  if (!supply || effectiveDay === null || !isTemplateNotice(kind)) {
    throw new Error(`The notice ${number} has no words, and no supply to make them from.`);
  }
  const held = { customerCode, contractCode: supply.code, on: effectiveDay };
  const offers = (await listOffers(db, held)).map(termOf);
  const prices = (await listPrices(db, held)).map(priceOf);
  return noticeText({
    kind,
    supply: supply.commodity === 'GAS' ? `PDR ${supply.pdr ?? ''}` : `POD ${supply.pod ?? ''}`,
    effectiveDay,
    nextOffer: offerOn(offers, effectiveDay)?.name,
    before: pricesInForce(prices, addDays(effectiveDay, -1)),
    after: pricesInForce(prices, effectiveDay),
  });
}
