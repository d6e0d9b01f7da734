import { catalogue, isEvents, isReadOnly, ownedIdsOf, type Call, type CallId, type OwnedId } from '@sportello/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { isServed } from '../../handlers/index.ts';
import { customerCodeOf, parties } from '../../../test/matrix/askers.ts';
import { idsOf, missingId, requestFor, type Ids } from '../../../test/matrix/requests.ts';
import { useApp } from '../../../test/support/app.ts';
import {
  accounts,
  findMark,
  giveSupplies,
  idsOfMark,
  marks,
  points,
  SINCE,
  supplies,
  wordsOf,
  type Mark,
} from '../../../test/support/holders.ts';
import { readWrites } from '../../../test/support/tables.ts';

// A supply changed hands (contratto.intestatario.1, contratto.intestatario.2): every call of the catalogue is asked for
// all that both holders have, and with each other's ids.

const gateway = useApp();
const pool = () => gateway.database.pool;

const holders = { former: 'full', new: 'dual' } as const;
type Holder = keyof typeof holders;
const codes: Record<Holder, string> = { former: '', new: '' };
const ids: Record<Holder, Ids> = { former: {}, new: {} };

const ofSupply = (code: string, mark: Mark): Ids => ({
  'commodity-contract': code,
  contract: code,
  'contract-or-request': code,
  ...idsOfMark(mark),
});

/** Ids that each holder asks for beside those of their other supplies. */
const asked: Record<Holder, readonly Ids[]> = {
  former: [{ ...ofSupply(supplies.former, marks.former), pod: points.moved }],
  new: [
    { ...ofSupply(supplies.new, marks.new), pod: points.moved },
    { ...ofSupply(supplies.passed, marks.new), pod: points.passed },
  ],
};

/** Ids that each holder must not find: the other's, and those dated before the new one's day. */
const foreign: Record<Holder, readonly Ids[]> = {
  former: [
    { ...ofSupply(supplies.new, marks.new), pod: points.passed, 'contract-account': accounts.new },
    { ...ofSupply(supplies.passed, marks.new), bill: idsOfMark(marks.new).instalment },
  ],
  new: [
    { ...ofSupply(supplies.former, marks.former), 'contract-account': accounts.former },
    idsOfMark(marks.nobody),
    { bill: idsOfMark(marks.nobody).instalment },
  ],
};

const customers = Object.values<Call>(catalogue).filter(
  (call) => isServed(call) && ['customer', 'customer-in-person', 'signed-in'].includes(call.access) && !isEvents(call),
);

beforeAll(async () => {
  await parties(gateway);
  for (const holder of ['former', 'new'] as const) {
    codes[holder] = await customerCodeOf(gateway, holders[holder]);
    ids[holder] = await idsOf(gateway, codes[holder]);
  }
  await giveSupplies(pool(), codes);
});

const bearerOf = async (holder: Holder) => (await gateway.signIn(holders[holder])).access_token;

/** Asks for all days that anything here is dated by. */
function widened(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  for (const [name, value] of Object.entries({
    inizioPeriodo: '2026-09-01',
    finePeriodo: '2026-11-20',
    anno: '2026',
  })) {
    if (searchParams.has(name)) searchParams.set(name, value);
  }
  return searchParams.size > 0 ? `${pathname}?${searchParams.toString()}` : pathname;
}

/** Returns the answers of all calls that read, each asked for the holder's own ids. */
async function walk(holder: Holder): Promise<ReadonlyMap<string, string>> {
  const bearer = await bearerOf(holder);
  const answers = new Map<string, string>();
  for (const call of customers.filter(isReadOnly)) {
    for (const own of [{}, ...asked[holder]].map((more) => ({ ...ids[holder], ...more }))) {
      await pool().query('delete from guesses');
      const { onBehalfOf: _, link: __, ...request } = requestFor(call, { bearer }, (___, kind) => own[kind]);
      const { status, body } = await gateway.send({ ...request, url: widened(request.url) });
      expect([call.id, status]).not.toEqual([call.id, 500]);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      answers.set(`${call.id} ${own['commodity-contract']} ${status}`, text);
    }
  }
  return answers;
}

const having = (answers: ReadonlyMap<string, string>, mark: Mark) =>
  [...answers].filter(([, text]) => findMark(mark).test(text)).map(([asking]) => asking);

const missing = (answers: ReadonlyMap<string, string>, words: readonly string[]) => {
  const all = [...answers.values()].join('\n');
  return words.filter((word) => !all.includes(word));
};

const setSince = (day: string | null, code?: string) =>
  pool().query('update commodity_contracts set holder_since = $1 where code = any($2)', [
    day,
    code === undefined ? [supplies.new, supplies.passed] : [code],
  ]);

describe('what is served', () => {
  it('returns to the new holder all since their day, and nothing of before', async () => {
    const answers = await walk('new');
    expect(missing(answers, [...wordsOf.contract(marks.new), ...wordsOf.customer(marks.new)])).toEqual([]);
    expect([...having(answers, marks.former), ...having(answers, marks.nobody)]).toEqual([]);
  });

  it('returns to the former holder what was theirs, and nothing of since', async () => {
    const answers = await walk('former');
    expect(missing(answers, [...wordsOf.contract(marks.former), ...wordsOf.customer(marks.former)])).toEqual([]);
    expect([...having(answers, marks.new), ...having(answers, marks.nobody)]).toEqual([]);
  });

  it('returns what is dated before to a holder since ever: the day alone keeps it back', async () => {
    await setSince(null);
    const answers = await walk('new');
    await setSince(SINCE);
    expect(missing(answers, [...wordsOf.contract(marks.nobody), ...wordsOf.customer(marks.nobody)])).toEqual([]);
    expect(having(answers, marks.former)).toEqual([]);
  });
});

describe.each(['former', 'new'] as const)('the ids of another time, sent by the %s holder', (holder) => {
  const attempts = customers.flatMap((call) =>
    Object.entries(ownedIdsOf(call)).map(([place, kind]) => [call.id as CallId, place, kind] as const),
  );

  it('returns 404 in every place of every call, as for missing ids, and changes nothing', async () => {
    const bearer = await bearerOf(holder);
    const earlier = await readWrites(pool());
    const answerTo = async (id: CallId, place: string, value: string) => {
      await pool().query('delete from guesses');
      const idFor = (at: string, kind: OwnedId) => (at === place ? value : ids[holder][kind]);
      const { onBehalfOf: _, link: __, ...request } = requestFor(catalogue[id], { bearer }, idFor, place);
      const { status, body } = await gateway.send(request);
      return [status, body.header.codice];
    };
    for (const [id, place, kind] of attempts) {
      const values = new Set(foreign[holder].flatMap((each) => each[kind] ?? []));
      if (values.size === 0) continue;
      const none = await answerTo(id, place, missingId(kind));
      for (const value of values)
        expect([id, place, value, await answerTo(id, place, value)]).toEqual([id, place, value, none]);
      expect([id, none]).toEqual([id, [404, 'NOT_FOUND']]);
    }
    expect(await readWrites(pool())).toEqual(earlier);
  });
});

describe('the day of the change, in Rome', () => {
  const seen = async () => {
    const bearer = await bearerOf('new');
    const get = (url: string) => gateway.send({ url: `/api/${url}`, bearer });
    const list = (await get('contratti/v1/recuperoLista')).body.contratti as { codiceContratto: string }[];
    const start = (await get('sportello/v1/avvio?inizioPeriodo=2016-01-01&finePeriodo=2026-11-20')).body;
    const home = start.forniture.contratti as { codiceContratto: string }[];
    const single = (await get(`contratti/v1/recuperoDatiContratto?codiceContratto=${supplies.new}`)).status;
    const has = (all: readonly { codiceContratto: string }[]) =>
      all.some(({ codiceContratto }) => codiceContratto === supplies.new);
    return { list: has(list), home: has(home), single };
  };

  it('moves access at midnight', async () => {
    await setSince('2026-11-21', supplies.new);
    gateway.wait(new Date('2026-11-20T22:59:59Z').getTime() - gateway.now().getTime());
    expect(await seen()).toEqual({ list: false, home: false, single: 404 });
    gateway.wait(1000);
    expect(await seen()).toEqual({ list: true, home: true, single: 200 });
  });
});
