import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { listenForInvalidations, type Invalidation } from '../../db/invalidations.ts';
import { applyDueOutcomes } from './usecases/outcomes/due.ts';
import { base64, demoPassword, useApp } from '../../../test/support/app.ts';
import { bookingOf, forgetBookings, visit } from '../../../test/support/booking.ts';
import { forgetTries, lastCode } from '../../../test/support/customers.ts';
import { useFiles } from '../../../test/support/import-files.ts';
import { outcomesAt, writing } from '../../../test/support/outcomes.ts';
import { debit, paymentsAt, seenAtFirst, someone, today } from '../../../test/support/money/payments.ts';
import { mail, profileAt } from '../../../test/support/profile-calls.ts';
import { accepting, giveVisit, rejecting, supplyOf } from '../../../test/support/visits.ts';

// Every exported change with an outcome, made by the customer's own call, with each possible outcome
// (fornitore.esiti.4, fornitore.esiti.5).

const gateway = useApp();
const files = useFiles();
const { told, lastChange, notificationsOf } = outcomesAt(gateway, files);
const { change, read } = paymentsAt(gateway);
const { call, sendCode, signedIn } = profileAt(gateway);
const pool = () => gateway.database.pool;
const one = async (query: string, ...values: unknown[]) =>
  Object.values((await pool().query<Record<string, unknown>>(query, values)).rows[0] ?? {});

let heard: Invalidation[] = [];
let stopListening: () => Promise<void>;
beforeAll(async () => {
  const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();
  stopListening = listenForInvalidations(gateway.database.url, {
    onInvalidation: (invalidation) => heard.push(invalidation),
    onReady,
  });
  await ready;
});
afterAll(() => stopListening());

beforeEach(async () => {
  await forgetTries(gateway);
  await forgetBookings(gateway);
});

interface Made {
  readonly code: string;
  readonly bearer: string;
  readonly subject: string;
  readonly stands: () => Promise<unknown>;
}

async function demoCustomer(username: string) {
  const [code] = await one('select customer_code from accounts where username = $1', username);
  return { code: String(code), bearer: (await gateway.signIn(username)).access_token };
}

const good = ({ status, body }: Awaited<ReturnType<typeof gateway.send>>) => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

async function ofSupply(url: string, said: object, columns: string): Promise<Made> {
  const { code, bearer, account } = await someone(gateway);
  const contract = `C-${account}`;
  good(await call(bearer, url, { codiceContratto: contract, ...said }));
  const stands = () => one(`select ${columns} from commodity_contracts where code = $1`, contract);
  return { code, bearer, subject: contract, stands };
}

async function card(): Promise<Made> {
  const giulia = await someone(gateway);
  const token = `pm_${randomUUID()}`;
  await pool().query(
    `insert into card_setups (id, customer_code, status, token, holder, last_digits, expiry, circuit, kind, created_at, finished_at)
     values ($1, $2, 'SUCCEEDED', $3, 'Giulia Ferri', '4242', '05/2039', 'Visa', 'CREDITO', $4, $4)`,
    [randomUUID(), giulia.code, token, gateway.now()],
  );
  const { commodity, contractAccount, dataFirma, societa } = debit(giulia.account);
  const asked = { contractAccount, commodity, dataFirma, societa, metodoPagamentoRichiesto: 'L', tokenID: token };
  good(await change(giulia, asked, seenAtFirst(giulia)));
  const stands = async () => {
    const { metodoPagamento, metodo } = await read(giulia, giulia.account);
    return [metodoPagamento, metodo.stato];
  };
  return { ...giulia, subject: giulia.account, stands };
}

async function answeredQuote(isAccepted: boolean): Promise<Made> {
  const full = await demoCustomer('full');
  const waiting = { state: 'In Progress', subState: 'AWAITING_CUSTOMER_DECISION', quote: true } as const;
  const { id, quoteId } = await giveVisit(gateway, 'full', waiting);
  const payload = isAccepted ? accepting(await supplyOf(gateway, 'full')) : rejecting;
  const url = `/api/interventotecnico/v1/interventions/${id}/preventives/${quoteId}`;
  good(await gateway.send({ method: 'PATCH', url, bearer: full.bearer, payload }));
  const stands = () => one('select state from quotes where id = $1', quoteId);
  return { ...full, subject: quoteId, stands };
}

async function booked(then: (booking: ReturnType<typeof bookingOf>, id: string) => Promise<void>): Promise<Made> {
  const full = await demoCustomer('full');
  const booking = bookingOf(gateway, full.bearer);
  const { id } = good(await booking.book(visit));
  await then(booking, id);
  const stands = () => one('select state, sub_state from interventions where id = $1', id);
  return { ...full, subject: id, stands };
}

interface Kind {
  readonly name: string;
  readonly event: string;
  readonly matter: string;
  readonly make: () => Promise<Made>;
  /** The stored state after the change is made, taken, active or rejected. */
  readonly stands: Readonly<Record<'made' | 'active' | 'refused', unknown>> & { readonly taken?: unknown };
  readonly reason?: string;
  readonly news: { readonly active?: string; readonly refused?: string };
  readonly isClosed?: true;
}

const rejectedNews = (what: string) => ({ refused: `${what}: la modifica non è stata accettata` });

const ofAppointments = {
  reason: 'NOT_COVERED',
  stands: {
    made: ['Assigned', 'TO_ACCEPT'],
    active: ['Assigned', 'APPOINTMENT_AGREED'],
    refused: ['Canceled', 'NOT_COVERED'],
  },
  news: { active: 'Il tuo appuntamento è confermato', refused: 'Il tuo intervento è annullato' },
};

const kinds: readonly Kind[] = [
  {
    name: 'a bank debit',
    event: 'PAYMENT_METHOD_CHANGED',
    matter: 'PAGAMENTO',
    make: async () => {
      const giulia = await someone(gateway);
      good(await change(giulia, debit(giulia.account), seenAtFirst(giulia)));
      const stands = async () => {
        const { metodoPagamento, mandatoFuturo } = await read(giulia, giulia.account);
        return [metodoPagamento, mandatoFuturo !== null];
      };
      return { ...giulia, subject: giulia.account, stands };
    },
    stands: { made: ['P', true], active: ['U', false], refused: ['P', false] },
    news: { active: 'Il tuo metodo di pagamento è attivo', ...rejectedNews('Metodo di pagamento') },
  },
  {
    name: 'a card',
    event: 'PAYMENT_METHOD_CHANGED',
    matter: 'PAGAMENTO',
    make: card,
    stands: { made: ['L', 'Attivo'], active: ['L', 'Attivo'], refused: ['L', 'Disattivato'] },
    news: { active: 'Il tuo metodo di pagamento è attivo', ...rejectedNews('Metodo di pagamento') },
  },
  {
    name: 'how bills are received',
    event: 'NOTIFICATION_PREFERENCES_CHANGED',
    matter: 'RECAPITO',
    make: async () => {
      const giulia = await someone(gateway);
      const save = (flags: object) =>
        call(giulia.bearer, '/contratti/v1/modificaRicezioneNotifiche', {
          commodity: 'LUCE',
          contractAccount: giulia.account,
          ...flags,
        });
      good(await save({ flagBollettaWeb: '03', flagNotificaSms: 'X', flagNotificaMail: null }));
      good(await save({ flagBollettaWeb: '02', flagNotificaSms: null, flagNotificaMail: 'X' }));
      const stands = () =>
        one('select bill_delivery, sms, mail from bill_deliveries where contract_account = $1', giulia.account);
      return { ...giulia, subject: giulia.account, stands };
    },
    stands: { made: ['02', false, true], active: ['02', false, true], refused: ['03', true, false] },
    news: rejectedNews('Come ricevi bollette e avvisi'),
  },
  {
    name: 'the name of a supply',
    event: 'CONTRACT_NICKNAME_CHANGED',
    matter: 'NOME_FORNITURA',
    make: () =>
      ofSupply('/contratti/v1/modificaNicknameContratto', { commodity: 'LUCE', nickname: 'Casa al mare' }, 'nickname'),
    stands: { made: ['Casa al mare'], active: ['Casa al mare'], refused: [null] },
    news: rejectedNews('Nome della fornitura'),
  },
  {
    name: 'the name of a home',
    event: 'RESIDENCE_ALIAS_CHANGED',
    matter: 'NOME_ABITAZIONE',
    make: () => ofSupply('/contratti/v1/modificaAliasAbitazione', { aliasAbitazione: 'Dai nonni' }, 'residence_alias'),
    stands: { made: ['Dai nonni'], active: ['Dai nonni'], refused: [null] },
    news: rejectedNews('Nome della casa'),
  },
  {
    name: 'land registry data',
    event: 'LAND_REGISTRY_CHANGED',
    matter: 'DATI_CATASTALI',
    make: () =>
      ofSupply(
        '/sportello/v1/dati-catastali',
        { foglio: '12', particella: '345', subalterno: '6' },
        'land_sheet, land_parcel, land_subunit, land_changed_at is not null as ours',
      ),
    stands: { made: ['12', '345', '6', true], active: ['12', '345', '6', true], refused: [null, null, null, false] },
    news: { active: 'Dati catastali: fatto', ...rejectedNews('Dati catastali') },
  },
  {
    name: 'a contact',
    event: 'CONTACT_CHANGED',
    matter: 'CONTATTO',
    make: async () => {
      const { account, bearer } = await signedIn();
      const recipient = `${account.code}-NUOVA@EXAMPLE.IT`.toUpperCase();
      good(await sendCode(bearer, mail(recipient.toLowerCase())));
      const headers = { 'x-otp-mail': await lastCode(gateway, account.code) };
      good(await call(bearer, '/clienti/v1/modificaDatiProfilo', { mail: recipient, cellulare: '' }, headers));
      const stands = async () => {
        const [email] = await one('select email from customers where code = $1', account.code);
        return email === recipient;
      };
      return { code: account.code, bearer, subject: 'MAIL', stands };
    },
    // The contact was proven by a code here.
    stands: { made: true, active: true, refused: true },
    news: rejectedNews('I tuoi contatti'),
  },
  {
    name: 'a reading',
    event: 'READING_RECEIVED',
    matter: 'AUTOLETTURA',
    make: async () => {
      const gas = await demoCustomer('gas');
      const [contract] = await one('select code from commodity_contracts where customer_code = $1', gas.code);
      await pool().query('delete from meter_readings where contract_code = $1', [contract]);
      for (const [day, f0] of [
        ['2025-10-31', 4_000],
        ['2025-11-30', 4_120],
        ['2026-10-31', 4_900],
      ]) {
        await pool().query(
          `insert into meter_readings (contract_code, read_on, kind, f0) values ($1, $2, 'EFFETTIVA', $3)`,
          [contract, day, f0],
        );
      }
      const reading = {
        codiceContratto: contract,
        dataLettura: today,
        canaleAcquisizione: 'WEB',
        letture: [{ fascia: 'F0', valore: 4_970 }],
      };
      good(await call(gas.bearer, '/verifiche/v1/autolettura', reading));
      const stands = () =>
        one(`select state from meter_readings where contract_code = $1 and kind = 'AUTOLETTURA'`, contract);
      return { ...gas, subject: `${String(contract)} ${today}`, stands };
    },
    reason: 'CIFRE_NON_COERENTI',
    stands: { made: ['RICEVUTA'], taken: ['INVIATA_DISTRIBUTORE'], active: ['VALIDATA'], refused: ['RIFIUTATA'] },
    news: { active: 'La tua lettura è validata', refused: 'La tua lettura non è stata accettata' },
  },
  {
    name: 'a message',
    event: 'CONTACT_REQUEST_RECEIVED',
    matter: 'RICHIESTA',
    make: async () => {
      const giulia = await someone(gateway);
      const message = { argomento: 'bollette', messaggio: 'Perché è così alta?' };
      const { numeroRicevuta } = good(await call(giulia.bearer, '/public-api/v1/proxy/invioFormContatti', message));
      const stands = () => one('select answer from contact_requests where customer_code = $1', giulia.code);
      return { ...giulia, subject: String(numeroRicevuta), stands };
    },
    stands: { made: [null], active: ['Sì, da oggi'], refused: ['Non possiamo'] },
    news: { active: 'C’è una risposta per te', refused: 'C’è una risposta per te' },
  },
  {
    name: 'the closing of an account',
    event: 'ACCOUNT_CLOSED',
    matter: 'CHIUSURA',
    make: async () => {
      const { account, bearer } = await signedIn();
      good(await call(bearer, '/ping/clienti/v1/verifyUser', { password: base64(demoPassword) }));
      good(await call(bearer, '/clienti/v2/deleteUser'));
      const stands = () => gateway.signIn(account.username).then(...([() => true, () => false] as const));
      return { code: account.code, bearer, subject: 'account', stands };
    },
    stands: { made: false, active: false, refused: true },
    news: rejectedNews('Chiusura dell’accesso'),
    isClosed: true,
  },
  {
    name: 'a booking',
    event: 'INTERVENTION_BOOKED',
    matter: 'INTERVENTO',
    make: () => booked(() => Promise.resolve()),
    ...ofAppointments,
  },
  {
    name: 'another appointment',
    event: 'INTERVENTION_CHANGED',
    matter: 'INTERVENTO',
    make: () =>
      booked(async (booking, id) => {
        const other = { supportType: 'EXIT_TECHNICAL', source: 'WEB', slotId: 'T3-20261203' };
        const place = { appointmentDate: '2026-12-03', codDitta: '021' };
        good(await booking.change(id, 'MODIFY_FIRST_APPOINTMENT', { ...other, ...place }));
      }),
    ...ofAppointments,
  },
  {
    name: 'a cancelled intervention',
    event: 'INTERVENTION_CANCELLED',
    matter: 'INTERVENTO',
    make: () => booked(async (booking, id) => void good(await booking.cancel(id, { reasonCode: 'R01' }))),
    stands: {
      made: ['New', 'CUSTOMER_CANCELLATION_REQUEST'],
      active: ['New', 'CUSTOMER_CANCELLATION_REQUEST'],
      refused: ['New', 'CUSTOMER_CANCELLATION_REQUEST'],
    },
    news: rejectedNews('Appuntamento'),
  },
  {
    name: 'an accepted quote',
    event: 'QUOTE_ACCEPTED',
    matter: 'PREVENTIVO',
    make: () => answeredQuote(true),
    stands: { made: ['APPROVATO'], active: ['APPROVATO'], refused: ['APPROVATO'] },
    news: rejectedNews('Risposta a un preventivo'),
  },
  {
    name: 'a declined quote',
    event: 'QUOTE_DECLINED',
    matter: 'PREVENTIVO',
    make: () => answeredQuote(false),
    stands: { made: ['RIFIUTATO'], active: ['RIFIUTATO'], refused: ['RIFIUTATO'] },
    news: rejectedNews('Risposta a un preventivo'),
  },
];

const from = '2026-11-25';
const onItsDay = () =>
  applyDueOutcomes({ ...writing, db: databaseOf(pool()), clock: () => new Date(`${from}T08:00:00Z`) });

describe.each(kinds)('$name ($event)', ({ event, matter, make, stands, reason = 'ALTRO', news, isClosed }) => {
  async function made() {
    const change = await make();
    const before = (await notificationsOf(change)).length;
    const id = await lastChange(change, event);
    /** Reads the customer's list of changes, or the database if the account is closed. */
    const state = async () => {
      if (isClosed)
        return (await one('select matter, subject, state from customer_changes where event_id = $1', id)).at(-1);
      const { modifiche } = good(await gateway.send({ url: '/api/sportello/v1/modifiche', bearer: change.bearer }));
      const found = (modifiche as Record<string, unknown>[]).find((each) => each['id'] === id);
      expect(found).toMatchObject({ materia: matter, oggetto: change.subject });
      return found?.['stato'];
    };
    const titles = async () => (await notificationsOf(change)).slice(before).map(({ title }) => title);
    expect(await state()).toBe('INVIATA');
    expect(await change.stands()).toEqual(stands.made);
    return { ...change, id, state, titles };
  }

  it('accepts PRESA_IN_CARICO, and notifies the open app', async () => {
    const { id, code, state, stands: standing } = await made();
    const change = { about: 'changes', customerCode: code };
    await vi.waitFor(() => expect(heard).toContainEqual(change), 10_000);
    heard = [];
    expect(await told([`${id};;PRESA_IN_CARICO;;;`])).toMatchObject({ changed: 1, refusals: [] });
    expect(await state()).toBe('PRESA_IN_CARICO');
    expect(await standing()).toEqual(stands.taken ?? stands.made);
    await vi.waitFor(() => expect(heard).toContainEqual(change), 10_000);
  });

  it('activates a change on the day of its outcome', async () => {
    const { id, state, stands: standing, titles } = await made();
    expect(await told([`${id};;ATTIVA;${from};;Sì, da oggi`])).toMatchObject({ changed: 1, refusals: [] });
    expect(await state()).toBe('ATTIVA');
    expect(await standing()).toEqual(stands.made);
    expect(await onItsDay()).toEqual([]);
    expect(await standing()).toEqual(stands.active);
    expect(await titles()).toEqual(news.active === undefined ? [] : expect.arrayContaining([news.active]));
  });

  it('rejects a change with a reason', async () => {
    const { id, state, stands: standing, titles } = await made();
    expect(await told([`${id};;RIFIUTATA;;${reason};Non possiamo`])).toMatchObject({ changed: 1, refusals: [] });
    expect(await state()).toBe('RIFIUTATA');
    expect(await standing()).toEqual(stands.refused);
    expect(await titles()).toEqual(news.refused === undefined ? [] : expect.arrayContaining([news.refused]));
  });
});
