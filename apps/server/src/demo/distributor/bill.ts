import { demoCompany } from '@sportello/demo';
import { addDays, COST_LINE_LABELS, noticeNumber, sumCents, type Day, type RequestCost } from '@sportello/domain';
import { eq } from 'drizzle-orm';
import type { RequestRow } from '../../areas/supply-requests/queries/requests.ts';
import type { Database } from '../../db/database.ts';
import { billLines, bills, commodityContracts, paymentMethods } from '../../db/schema/index.ts';

const DAYS_TO_PAY = 20;

/** Bills of requests are numbered apart from those of consumption. */
const FIRST = 900_000;

/** Returns the number of the bill of a request: year, customer and an increasing number, as the demo's others. */
const billNumberOf = ({ id, customerCode }: Pick<RequestRow, 'id' | 'customerCode'>, day: Day) =>
  `${day.slice(0, 4)}${customerCode.replaceAll(/\D/g, '').slice(-3).padStart(3, '0')}${FIRST + id}`;

/** Writes the bill of a request, with exactly its lines (dimostrazione.distributore.3), and returns its number. */
export async function billRequest(db: Database, row: RequestRow, contractCode: string, day: Day): Promise<string> {
  const { customerCode, cost } = row;
  const number = billNumberOf(row, day);
  const [supply] = await db
    .select({
      contractAccount: commodityContracts.contractAccount,
      offerName: commodityContracts.offerName,
      methodCode: paymentMethods.methodCode,
    })
    .from(commodityContracts)
    .leftJoin(paymentMethods, eq(paymentMethods.contractAccount, commodityContracts.contractAccount))
    .where(eq(commodityContracts.code, contractCode));
  const [bill] = await db
    .insert(bills)
    .values({
      customerCode,
      number,
      issuerVatNumber: demoCompany.vatNumber,
      type: 'BOLLETTA',
      statusCode: '02',
      contractCode,
      ...supply,
      methodCode: supply?.methodCode ?? 'P',
      issueDate: day,
      dueDate: addDays(day, DAYS_TO_PAY),
      periodStart: day,
      periodEnd: day,
      amountCents: cost.total,
      openCents: cost.total,
      noticeCode: noticeNumber(`302${number.slice(-13)}`),
      transferReference: `Bolletta ${number}`,
    })
    .onConflictDoNothing()
    .returning({ id: bills.id });
  if (bill)
    await db
      .insert(billLines)
      .values(linesOf(cost).map((line, at) => ({ billId: bill.id, position: at + 1, ...line })));
  return number;
}

/** A deposit is outside of VAT, so its line has the reason N1. */
function linesOf({ lines, vat }: RequestCost) {
  const rates = [...new Set(lines.flatMap(({ vatRate }) => vatRate ?? []))];
  return [
    ...lines.map(({ kind, net, vatRate }) => ({
      kind: 'ALTRO' as const,
      label: COST_LINE_LABELS[kind],
      quantity: 1,
      unitPrice: net / 100,
      amountCents: net,
      vatRate: vatRate ?? 0,
      vatNature: vatRate === undefined ? 'N1' : null,
    })),
    ...rates.map((rate) => ({
      kind: 'IVA' as const,
      label: `IVA ${rate}%`,
      amountCents: vat,
      vatRate: rate,
      taxableCents: sumCents(lines.flatMap(({ net, vatRate }) => (vatRate === rate ? [net] : []))),
    })),
  ];
}
