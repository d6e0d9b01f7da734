import {
  catalogue,
  identities,
  isEvents,
  isReadOnly,
  outcomeOf,
  ownedIdsOf,
  type Call,
  type CallId,
  type Outcome,
} from '@sportello/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isServed } from '../../src/handlers/index.ts';
import { useApp } from '../support/app.ts';
import { useCardProvider } from '../support/money/card-processor.ts';
import { askers, parties, type Asker } from '../matrix/askers.ts';
import { prepare } from '../matrix/prepare.ts';
import { idsOf, missingId, requestFor, type Ids } from '../matrix/requests.ts';
import { readWrites } from '../support/tables.ts';

// Tests every call of the catalogue against every kind of caller (access.ts declares the outcomes). Rejected callers
// go first, so one look at what was written shows that none changed anything. Calls not yet implemented are
// checked for authentication; the rest of their tests apply once they are.

// Cards are enabled, so that the card calls are served.
const { cards } = await useCardProvider();
const gateway = useApp({ config: { cards } });
const asker = askers(gateway);
const calls = Object.values<Call>(catalogue);
const cells = { all: 0, live: 0, foreignIds: 0 };

afterAll(() => {
  console.log(
    `matrix: ${cells.all} cells (${calls.length} calls × ${identities.length} askers), ${cells.live} of calls that are served, ${cells.foreignIds} foreign ids refused`,
  );
});

async function ask(
  call: Call,
  who: Asker,
  idFor: Parameters<typeof requestFor>[2],
  { tried, body }: { tried?: string; body?: object | undefined } = {},
) {
  const { onBehalfOf, link, ...request } = requestFor(call, who, idFor, tried);
  return gateway.send({
    ...request,
    ...(body && { payload: body }),
    payloadAsStream: isEvents(call),
    headers: {
      // The example's link is for the technician only.
      ...Object.fromEntries(Object.entries(request.headers ?? {}).filter(([name]) => name !== 'x-link-tecnico')),
      ...(onBehalfOf !== undefined && { 'x-codice-cliente': onBehalfOf }),
      ...(link !== undefined && { 'x-link-tecnico': link }),
    },
  });
}

const refusals = {
  'no-session': [401, 'SESSION_NOT_VALID'],
  'no-link': [401, 'LINK_NOT_VALID'],
  'not-allowed': [403, 'NOT_ALLOWED'],
  'no-grant': [403, 'IMPERSONATION_EXPIRED'],
  'read-only': [403, 'IMPERSONATION_READ_ONLY'],
  'not-proved': [403, 'SECOND_FACTOR_NEEDED'],
} as const;

/** Groups the callers: rejected by authentication, 404 for foreign data, or served. */
function groupsOf(call: Call) {
  const outcomes = identities.map((identity) => ({ identity, outcome: outcomeOf(call, identity) }));
  const places = isServed(call) ? Object.keys(ownedIdsOf(call)) : [];
  const isStranger = (outcome: Outcome) => outcome === 'own-data' && places.length > 0;
  const isRejected = (outcome: Outcome): outcome is keyof typeof refusals => outcome in refusals;
  return {
    places,
    refused: outcomes.flatMap(({ identity, outcome }) => (isRejected(outcome) ? [[identity, outcome] as const] : [])),
    strangers: outcomes.filter(({ outcome }) => isStranger(outcome)).map(({ identity }) => identity),
    served: outcomes
      .filter(({ outcome }) => !isRejected(outcome) && !isStranger(outcome))
      .map(({ identity }) => identity),
  };
}

beforeAll(async () => {
  await asker.begin();
  await parties(gateway);
});

/** Ids of both customers, read again after a call that wrote. */
let known: { readonly own: Ids; readonly foreign: Ids } | undefined;

async function readBoth() {
  const codes = await parties(gateway);
  return { own: await idsOf(gateway, codes.owner), foreign: await idsOf(gateway, codes.other) };
}

describe.each(calls)('$id', (call) => {
  let before: readonly string[];
  let own: Ids;
  let foreign: Ids;

  beforeAll(async () => {
    known ??= await readBoth();
    ({ own, foreign } = known);
    // Rate limits must not carry over from earlier calls.
    await gateway.database.pool.query('delete from guesses');
    await asker.signIn();
    before = await readWrites(gateway.database.pool);
  });

  afterAll(async () => {
    const after = await readWrites(gateway.database.pool);
    if (after.join() !== before.join()) known = undefined;
  });

  const { places, refused, strangers, served } = groupsOf(call);

  it.each(refused)('rejects %s: %s', async (identity, outcome) => {
    count(call);
    const answer = await ask(call, asker.kept(identity), (_, kind) => own[kind]);
    expect([answer.status, answer.body.header.codice]).toEqual(refusals[outcome]);
  });

  // Own data: each id in turn is foreign or unknown; both give the same 404.
  it.each(strangers)('returns 404 to %s for ids of others and unknown ones', async (identity) => {
    count(call);
    const who = asker.kept(identity);
    const [mine, theirs] = identity === 'mixed ids' ? [own, foreign] : [foreign, own];
    for (const place of places) {
      const asked = await ask(call, who, (at, kind) => (at === place ? theirs[kind] : mine[kind]), { tried: place });
      const missing = await ask(call, who, (at, kind) => (at === place ? missingId(kind) : mine[kind]), {
        tried: place,
      });
      expect(asked.status).toBe(404);
      const { idRichiesta: _a, ...one } = asked.body.header;
      const { idRichiesta: _b, ...two } = missing.body.header;
      expect(one).toEqual(two);
      expect(missing.status).toBe(404);
      cells.foreignIds += 1;
    }
  });

  it('leaves everything as it was, whoever is rejected', async () => {
    expect(await readWrites(gateway.database.pool)).toEqual(before);
  });

  it.each(served)('serves %s', async (identity) => {
    count(call);
    const who = isReadOnly(call) ? asker.kept(identity) : await asker.fresh(identity);
    const { body, putBack } = await prepare(gateway, call.id as CallId, who);
    const answer = await ask(call, who, (_, kind) => own[kind], { body });
    await putBack();
    if (!isServed(call)) {
      expect([answer.status, answer.body.header.codice]).toEqual([501, 'NOT_SERVED']);
      return;
    }
    // An error about the example's secrets is not about the caller.
    expect(answer.status === 200 || call.access === 'anyone', JSON.stringify(answer.body)).toBe(true);
    expect([403, 404]).not.toContain(answer.status);
  });
});

function count(call: Call): void {
  cells.all += 1;
  if (isServed(call)) cells.live += 1;
}

describe('the matrix', () => {
  it('covers over 800 cells, and omits none', () => {
    const groups = calls.map(groupsOf);
    expect(groups.map(({ refused, strangers, served }) => refused.length + strangers.length + served.length)).toEqual(
      calls.map(() => identities.length),
    );
    expect(calls.length * identities.length).toBeGreaterThan(800);
  });

  it('plays with two customers of whom each has what the other may ask for', async () => {
    const codes = await parties(gateway);
    const kinds = new Set(calls.filter(isServed).flatMap((call) => Object.values(ownedIdsOf(call))));
    for (const code of Object.values(codes)) {
      expect(Object.keys(await idsOf(gateway, code))).toEqual(expect.arrayContaining([...kinds]));
    }
  });
});
