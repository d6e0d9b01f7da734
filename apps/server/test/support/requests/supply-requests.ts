import { randomUUID } from 'node:crypto';
import type { SupplyAnswers, SupplyRequestKind } from '@sportello/domain';
import type { TestApp } from '../app.ts';
import { lastCode, newAccount } from '../customers.ts';

const base = '/api/sportello/v1/pratiche';
export const drafts = '/api/sportello/v1/bozze-pratica';
export const pdf = Buffer.from('%PDF-1.7 prova').toString('base64');

interface Supply {
  readonly commodity?: 'LUCE' | 'GAS';
  readonly state?: string;
  readonly power?: number | null;
}

/** A customer with a supply of 3 kW, signed in. */
export async function withSupply(gateway: TestApp, { commodity = 'LUCE', state = 'Attivo', power = 3 }: Supply = {}) {
  const customer = await newAccount(gateway);
  const digits = String(BigInt(`0x${randomUUID().slice(0, 8)}`)).padStart(10, '0');
  const [contract, point] = [`C${digits}`, commodity === 'LUCE' ? `IT001E${digits.slice(-8)}` : `0001${digits}`];
  await gateway.database.pool.query(
    `insert into commodity_contracts (code, customer_code, commodity, source_state, offer_name, contract_account, pod, pdr, power)
     values ($1, $2, $3, $4, 'Luce Serena', $1 || 'A', $5, $6, $7)`,
    [
      contract,
      customer.code,
      commodity,
      state,
      commodity === 'LUCE' ? point : null,
      commodity === 'GAS' ? point : null,
      commodity === 'LUCE' ? power : null,
    ],
  );
  const { access_token: bearer } = await gateway.signIn(customer.username);
  return { ...customer, contract, point, bearer };
}

/** Inserts a bill that is paid by hand. */
export const giveBill = (
  { database }: TestApp,
  { code, contract }: Pick<Customer, 'code' | 'contract'>,
  {
    number,
    open = 18_932,
    due = '2026-12-31',
    account = null,
  }: { number: string; open?: number; due?: string; account?: string | null },
) =>
  database.pool.query(
    `insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, contract_account,
       issue_date, due_date, amount_cents, open_cents, method_code)
     values ($1, $2, '99999999990', 'BOLLETTA', '02', $3, $4, '2026-08-01', $5, $6, $6, 'P')`,
    [code, number, contract, account, due, open],
  );

export type Customer = Awaited<ReturnType<typeof withSupply>>;

export const potenza: SupplyAnswers = { potenza: 4.5, fasi: 'MONOFASE', telefono: '3331234567' };
/** The demo's price of a change from 3 to 4.5 kW. */
export const POTENZA_TOTAL = 189.32;

const home = { via: 'Via Roma 1', cap: '20121', comune: 'Milano', provincia: 'MI' } as const;
const start = { titolo: 'PROPRIETA', uso: 'RESIDENTE', decorrenza: '2026-12-01', pagamento: 'BOLLETTINO' } as const;

/** Answers with which each kind can be sent on 20 November 2026. */
export const whole = {
  VOLTURA: { settore: 'LUCE', punto: 'IT001E99999999', ...home, causale: 'VENDITA', ...start },
  SUBENTRO: { settore: 'LUCE', punto: 'IT001E99999999', ...home, ...start, ...potenza },
  NUOVA_ATTIVAZIONE: {
    settore: 'GAS',
    punto: '00019999999999',
    ...home,
    ...start,
    usoGas: 'COTTURA',
    telefono: '3331234567',
  },
  TRASLOCO: { punto: 'IT001E99999999', ...home, ...start, ...potenza, inizio: 'SUBENTRO', fine: '2026-12-10' },
  POTENZA: potenza,
  FATTURAZIONE: { cambia: 'INDIRIZZO', ...home },
  DISATTIVAZIONE: { fine: '2026-12-10', telefono: '3331234567' },
  RIENTRO: start,
  RESIDENZA: { residente: false, decorrenza: '2026-01-01' },
  RIATTIVAZIONE: { pagatoIl: '2026-11-20' },
} as const satisfies Record<SupplyRequestKind, SupplyAnswers>;

interface Draft {
  readonly kind?: SupplyRequestKind;
  readonly answers?: SupplyAnswers;
  /** False for a kind that is about a delivery point. */
  readonly hasContract?: boolean;
  readonly id?: string;
  readonly version?: string;
}

export function callsOf(gateway: TestApp, { bearer, contract, code: customerCode }: Customer) {
  const urlOf = (path: string) => (path.startsWith('/bozze-pratica') ? `/api/sportello/v1${path}` : `${base}${path}`);
  const send = (path: string, payload?: object, headers: Record<string, string> = {}) =>
    gateway.send({ method: 'POST', url: urlOf(path), bearer, headers, ...(payload && { payload }) });
  const get = (path: string) => gateway.send({ url: urlOf(path), bearer });
  const calls = {
    send,
    get,
    remove: (path: string) => gateway.send({ method: 'DELETE', url: urlOf(path), bearer }),
    save: ({ kind = 'POTENZA', answers = whole[kind], hasContract = true, id = randomUUID(), version }: Draft = {}) =>
      send(
        `/bozze-pratica/${id}`,
        { tipo: kind, risposte: answers, ...(hasContract && { codiceContratto: contract }) },
        version === undefined ? {} : { 'if-match': `"${version}"` },
      ),
    offer: (draft: string) => get(`/bozze-pratica/${draft}/preventivo`),
    addFile: (draft: string, carta = 'IDENTITA') =>
      send(`/bozze-pratica/${draft}/file`, { carta, file: pdf, fileName: 'carta.pdf' }),
    /** Sends a code, and returns the one that the customer reads. */
    code: async (draft: string) => {
      gateway.wait(1000);
      await send(`/bozze-pratica/${draft}/codice`, { canale: 'E-MAIL' });
      return lastCode(gateway, customerCode);
    },
    make: (bozza: string, totale: number, codice?: string) =>
      send('', { bozza, totale, ...(codice !== undefined && { codice }) }),
    paper: (number: string, carta: string, key: string = randomUUID()) =>
      send(`/${number}/carte`, { carta, file: pdf, fileName: 'altra.pdf' }, { 'idempotency-key': key }),
    read: async (number: string) => (await get(`/${number}`)).body,
    /** Makes a whole request of a kind, with its papers and code, and returns its number. */
    request: async (given: Draft = {}): Promise<string> => {
      const draft = (await calls.save(given)).body.bozza.id as string;
      // One that was begun before has the answers of then.
      await calls.save({ ...given, id: draft });
      const { body: offer } = await calls.offer(draft);
      for (const carta of offer.documenti as string[]) await calls.addFile(draft, carta);
      const made = await calls.make(draft, offer.costo.totale, offer.firma ? await calls.code(draft) : undefined);
      if (made.status !== 200) throw new Error(JSON.stringify(made.body));
      return made.body.numero as string;
    },
  };
  return calls;
}

/** Calls of an operator who may answer requests. */
export async function deskOf(gateway: TestApp, username = 'operatore') {
  const { access_token: bearer } = await gateway.signIn(username);
  const url = '/api/sportello/v1/operatore/pratiche';
  const send = (path: string, payload: object, method: 'POST' | 'PATCH' = 'POST', headers = {}) =>
    gateway.send({ method, url: `${url}${path}`, bearer, payload, headers });
  return {
    get: (path: string) => gateway.send({ url: `${url}${path}`, bearer }),
    move: (number: string, passo: string, more: object = {}) => send(`/${number}/passi`, { passo, ...more }),
    reject: (number: string, codice: string, more: object = {}) => send(`/${number}/rifiuto`, { codice, ...more }),
    check: (number: string, position: number, esito: string, motivo?: string) =>
      send(`/${number}/carte/${position}`, { esito, ...(motivo !== undefined && { motivo }) }, 'PATCH'),
    write: (number: string, testo: string, more: { chiede?: string; key?: string } = {}) => {
      const { key = randomUUID(), ...body } = more;
      return send(`/${number}/messaggi`, { testo, ...body }, 'POST', { 'idempotency-key': key });
    },
  };
}
