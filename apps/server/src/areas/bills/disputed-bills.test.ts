import { describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import type { Services } from '../../shared/context.ts';
import { useApp } from '../../../test/support/app.ts';
import { eventsOf } from '../../../test/support/customers.ts';
import { disputesAt } from '../../../test/support/money/disputes.ts';
import { customerWithBill } from '../../../test/support/money/paying.ts';
import { notifyOfBills } from './usecases/notify-bills.ts';

// The clock is set to 20 November 2026.
const gateway = useApp({ seeded: false });
const { haveUsual, open, withdraw } = disputesAt(gateway);

const services = () =>
  ({
    db: databaseOf(gateway.database.pool),
    clock: gateway.now,
    cards: null,
    channels: ['MAIL'],
    brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
    publicUrl: 'https://clienti.example.it',
  }) as unknown as Services;

const run = {
  isOver: () => false,
  onTrouble(error: unknown) {
    throw error;
  },
};

/** A customer with a bill of 84.20 euros, of which 34.20 are above the usual amount. */
async function unusual(given: Parameters<typeof customerWithBill>[1] = {}) {
  const customer = await customerWithBill(gateway, given);
  await haveUsual(customer, 5000);
  return customer;
}
type Customer = Awaited<ReturnType<typeof unusual>>;

const remindersOf = async ({ code }: Customer) =>
  (await eventsOf(gateway, code)).flatMap(({ kind, data }) =>
    kind === 'BILL_DUE_SOON' || kind === 'BILL_OVERDUE' ? [[kind, (data as { amountCents: number }).amountCents]] : [],
  );

describe('reminders of a bill in dispute (reclami.contestazione.2)', () => {
  it.each([
    ['BILL_DUE_SOON', '2026-11-23'],
    ['BILL_OVERDUE', '2026-11-19'],
  ])('sends a %s reminder of the undisputed rest, and of a whole bill after a withdrawal', async (kind, due) => {
    const [giulia, marco] = [await unusual({ due }), await customerWithBill(gateway, { due })];
    const number = await open(marco, 'RETTIFICA');
    await open(giulia);
    await notifyOfBills(services(), run);
    expect(await remindersOf(giulia)).toEqual([[kind, 5000]]);
    expect(await remindersOf(marco)).toEqual([]);
    await withdraw(marco, number);
    await notifyOfBills(services(), run);
    expect(await remindersOf(marco)).toEqual([[kind, 8420]]);
  });
});

describe('the archive with a bill in dispute (reclami.contestazione.2)', () => {
  const get = async ({ bearer }: Customer, url: string) => (await gateway.send({ url, bearer })).body;
  const list = (customer: Customer, more = '') =>
    get(
      customer,
      `/api/verifiche/v1/recuperoListaBollette/${customer.code}?inizioPeriodo=2026-01-01&finePeriodo=2026-12-31&numElemPagina=50&numPagina=1${more}`,
    );
  /** Returns the table of what is owed now. */
  const table = async ({ bearer }: Customer) => {
    const url = '/api/sportello/v1/bollette/tabella?formato=CSV&dovuto=ADESSO';
    return (await gateway.app.inject({ url, headers: { authorization: `Bearer ${bearer}` } })).body;
  };
  const numbersOf = ({ bollette }: { bollette: { numeroBolletta: string }[] }) =>
    bollette.map(({ numeroBolletta }) => numeroBolletta);

  it('sums up what is open without it, and lists it apart', async () => {
    const giulia = await unusual();
    await open(giulia);
    const all = await list(giulia, '&soloAperte=true');
    expect(all).toMatchObject({ totaleAperto: 50, bollette: [{ importoAperto: 84.2, importoContestato: 34.2 }] });
  });

  it('leaves out of the open ones a bill of which nothing else is open', async () => {
    const giulia = await customerWithBill(gateway);
    const number = await open(giulia, 'RETTIFICA');
    expect(await list(giulia, '&soloAperte=true')).toMatchObject({ totaleAperto: 0, bollette: [] });
    expect(await list(giulia)).toMatchObject({ totaleAperto: 0, bollette: [{ importoContestato: 84.2 }] });
    expect(await table(giulia)).not.toContain(giulia.number);
    await withdraw(giulia, number);
    expect(numbersOf(await list(giulia, '&soloAperte=true'))).toEqual([giulia.number]);
    expect(await table(giulia)).toContain(giulia.number);
  });

  it('counts it in the year as to be paid, not as paid (bolletta.riepilogo.1)', async () => {
    const giulia = await customerWithBill(gateway);
    await open(giulia, 'RETTIFICA');
    const { totale } = await get(giulia, '/api/sportello/v1/bollette/riepilogo?anno=2026');
    expect(totale).toMatchObject({ fatturato: 84.2, pagato: 0, daPagare: 84.2 });
  });
});
