import { addDays, dayInRome, type Day } from '@sportello/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { RequestRow } from '../../areas/supply-requests/queries/requests.ts';
import type { Database } from '../../db/database.ts';
import { invalidateOpenApps } from '../../db/invalidations.ts';
import { commodityContracts, customers, paymentMethods } from '../../db/schema/index.ts';

type Supply = typeof commodityContracts.$inferSelect;

/** Returns the contract that a request is about once it is done: a new one for a delivery point. */
export function contractOf({ id, kind, contractCode }: Pick<RequestRow, 'id' | 'kind' | 'contractCode'>): string {
  return contractCode === null || kind === 'TRASLOCO' ? `41${String(id).padStart(8, '0')}` : contractCode;
}

/** Changes the supplies of a request that is done, as the provider's files would (dimostrazione.distributore.3). */
export async function changeSupplies(db: Database, row: RequestRow, today: Day): Promise<void> {
  const { kind, contractCode, answers, customerCode } = row;
  const change = async (values: Partial<typeof commodityContracts.$inferInsert>) => {
    if (contractCode === null) return;
    const own = and(eq(commodityContracts.code, contractCode), eq(commodityContracts.customerCode, customerCode));
    await db.update(commodityContracts).set(values).where(own);
  };
  switch (kind) {
    case 'VOLTURA':
      await handOver(db, row, today);
      break;
    case 'SUBENTRO':
    case 'NUOVA_ATTIVAZIONE':
      await begin(db, row, today);
      break;
    case 'TRASLOCO':
      await change({ sourceState: 'Cessato', endDate: today });
      await (answers.inizio === 'VOLTURA' ? handOver : begin)(db, row, today);
      break;
    case 'POTENZA':
      await change({ power: answers.potenza ?? null });
      break;
    case 'DISATTIVAZIONE':
      await change({ sourceState: 'Cessato', endDate: today });
      break;
    case 'RIENTRO':
    case 'RIATTIVAZIONE':
      await change({ sourceState: 'Attivo', endDate: null });
      break;
    case 'FATTURAZIONE':
    case 'RESIDENZA':
      break;
  }
  await invalidateOpenApps(db, { about: 'contracts', customerCode });
}

/** Ends the contract of the former holder on the day before, if the demo supplies the point (contratto.intestatario.1). */
async function handOver(db: Database, row: RequestRow, today: Day): Promise<void> {
  const point = row.answers.punto?.slice(0, 14) ?? '';
  const [former] = await db
    .update(commodityContracts)
    .set({ sourceState: 'Cessato', endDate: addDays(today, -1) })
    .where(
      sql`left(coalesce(${commodityContracts.pod}, ${commodityContracts.pdr}), 14) = ${point}
        and ${commodityContracts.sourceState} = 'Attivo'`,
    )
    .returning();
  await begin(db, row, today, former);
  if (former) await invalidateOpenApps(db, { about: 'contracts', customerCode: former.customerCode });
}

/** Begins the contract of a delivery point; of a supply that goes on it keeps what is the supply's. */
async function begin(db: Database, row: RequestRow, today: Day, former?: Supply): Promise<void> {
  const { id, customerCode, answers, requestedAt } = row;
  const [customer] = await db.select().from(customers).where(eq(customers.code, customerCode));
  const isGas = answers.settore === 'GAS';
  const asked = {
    commodity: isGas ? ('GAS' as const) : ('LUCE' as const),
    pod: isGas ? null : (answers.punto ?? null),
    pdr: isGas ? (answers.punto ?? null) : null,
    power: isGas ? null : (answers.potenza ?? 3),
    market: 'LIBERO' as const,
    offerName: isGas ? 'Gas Sereno' : 'Luce Serena',
    billingType: 'Bimestrale',
    street: answers.via ?? null,
    cap: answers.cap ?? null,
    city: answers.comune ?? null,
    province: answers.provincia ?? null,
    country: 'IT',
  };
  const account = `51${String(id).padStart(10, '0')}`;
  await db
    .insert(commodityContracts)
    .values({
      ...(former ? suppliedBy(former) : asked),
      code: contractOf(row),
      customerCode,
      sourceState: 'Attivo',
      contractAccount: account,
      startDate: today,
      activationDate: today,
      signDate: dayInRome(requestedAt.getTime()),
      holderSince: today,
      fiscalCode: customer?.fiscalCode ?? null,
      vatNumber: customer?.vatNumber ?? null,
    })
    .onConflictDoNothing();
  await db
    .insert(paymentMethods)
    .values({ contractAccount: account, customerCode, ...(await paymentOf(db, row)) })
    .onConflictDoNothing();
}

/** Returns what belongs to the supply, and not to whoever holds it. */
const suppliedBy = (former: Supply) => ({
  commodity: former.commodity,
  pod: former.pod,
  pdr: former.pdr,
  power: former.power,
  gasCoefficient: former.gasCoefficient,
  tariffType: former.tariffType,
  dealerPhone: former.dealerPhone,
  market: former.market,
  offerName: former.offerName,
  areraCode: former.areraCode,
  billingType: former.billingType,
  selfReading: former.selfReading,
  street: former.street,
  cap: former.cap,
  city: former.city,
  province: former.province,
  country: former.country,
});

async function paymentOf(db: Database, { answers, customerCode }: RequestRow) {
  if (answers.pagamento === 'BOLLETTINO') return { methodCode: 'P' };
  const [debit] = await db
    .select({ iban: paymentMethods.debitIban })
    .from(paymentMethods)
    .where(and(eq(paymentMethods.customerCode, customerCode), sql`${paymentMethods.debitIban} is not null`));
  return { methodCode: 'U', status: 'Attivo', type: 'SDD', debitIban: answers.iban ?? debit?.iban ?? null } as const;
}
