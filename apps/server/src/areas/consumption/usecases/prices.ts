import { billedCost, unitPrices, type BilledPrices } from '@sportello/domain';
import { listBillLines } from '../../bills/queries/bills.ts';
import { listConsumptionBills } from '../queries/consumption.ts';
import type { Database } from '../../../db/database.ts';

type Line = Awaited<ReturnType<typeof listBillLines>>[number];

/** Returns the unit price of each bill of a supply, oldest first, with the bills (consumo.prezzo.1). */
export async function pricesOf(db: Database, contractCode: string) {
  const bills = await listConsumptionBills(db, contractCode);
  const lines = await listBillLines(
    db,
    bills.map(({ id }) => id),
  );
  const linesOf = Map.groupBy(lines.map(priceLine), ({ billId }) => billId);
  const prices = bills.flatMap(({ id, number, periodStart, periodEnd }): BilledPrices[] => {
    const found = unitPrices(linesOf.get(id) ?? []);
    return found === undefined ? [] : [{ billNumber: number, periodStart, periodEnd, prices: found }];
  });
  return {
    prices,
    bills: bills.map((bill) => {
      const own = linesOf.get(bill.id) ?? [];
      return { ...bill, lines: own, cost: billedCost(own) };
    }),
  };
}

function priceLine({ billId, kind, part, band, quantity, months, amountCents, vatRate, ...days }: Line) {
  return {
    billId,
    kind,
    part: part ?? undefined,
    band: band ?? undefined,
    quantity: quantity ?? undefined,
    months: months ?? undefined,
    amount: amountCents,
    vatRate: vatRate ?? undefined,
    periodStart: days.periodStart ?? undefined,
    periodEnd: days.periodEnd ?? undefined,
  };
}
