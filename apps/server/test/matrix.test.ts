import {
  accessTable,
  catalogue,
  identities,
  isEvents,
  type Call,
  type CallId,
  type Identity,
  type OwnedId,
} from '@sportello/calls';
import { afterAll, describe, expect, it } from 'vitest';
import { isServed } from '../src/routes/index.ts';
import { useApp } from './app.ts';
import { useCardProvider } from './card-provider.ts';
import { askers, parties, type Asker } from './matrix/askers.ts';
import { prepare } from './matrix/prepare.ts';
import { idsOf, requestFor } from './matrix/requests.ts';
import { fingerprint } from './tables.ts';

// Every call of the catalogue against every kind of asker (access.ts declares what each meets).
// Calls that are not served yet are held at the door all the same; what lies behind it comes to
// life with them.

// Cards are taken, so that what can be asked of them is served.
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

async function ask(call: Call, who: Asker, idFor: Parameters<typeof requestFor>[2], tried?: string) {
  const { onBehalfOf, ...request } = requestFor(call, who, idFor, tried);
  return gateway.send({
    ...request,
    payloadAsStream: isEvents(call),
    headers: { ...request.headers, ...(onBehalfOf !== undefined && { 'x-codice-cliente': onBehalfOf }) },
  });
}

const refusals = { 'no-session': [401, 'SESSION_NOT_VALID'], 'not-allowed': [403, 'NOT_ALLOWED'] } as const;

/** An id that nobody has, in a form that its field takes. */
const missingId = (kind: OwnedId) => (kind === 'fiscal-code' || kind === 'vat-number' ? 'NONESISTE' : 'NON-ESISTE');

describe.each(calls)('$id', (call) => {
  it.each(identities)('%s', async (identity: Identity) => {
    const declared = accessTable[call.access][identity];
    const codes = await parties(gateway);
    const [own, foreign] = [await idsOf(gateway, codes.owner), await idsOf(gateway, codes.other)];
    cells.all += 1;
    if (isServed(call)) cells.live += 1;

    const who = await asker[identity]();
    if (declared === 'no-session' || declared === 'not-allowed') {
      const before = isServed(call) ? await fingerprint(gateway.database.pool) : '';
      const answer = await ask(call, who, (_, kind) => own[kind]);
      const [status, code] = refusals[declared];
      expect([answer.status, answer.body.header.codice]).toEqual([status, code]);
      if (before) expect(await fingerprint(gateway.database.pool)).toBe(before);
      return;
    }
    if (!isServed(call)) {
      const answer = await ask(call, who, (_, kind) => own[kind]);
      expect([answer.status, answer.body.header.codice]).toEqual([501, 'NOT_SERVED']);
      return;
    }

    const places = Object.keys(call.owned ?? {});
    if (declared === 'served' || places.length === 0) {
      const putBack = await prepare(gateway, call.id as CallId, who);
      const answer = await ask(call, who, (_, kind) => own[kind]);
      await putBack();
      // What a call that checks secrets says of the example's secrets is not about who asks.
      expect(answer.status === 200 || call.access === 'anyone', JSON.stringify(answer.body)).toBe(true);
      expect([403, 404]).not.toContain(answer.status);
      return;
    }

    // Own data: each id in turn is somebody else's, or nobody's; both are the same 404.
    const [mine, theirs] = identity === 'mixed ids' ? [own, foreign] : [foreign, own];
    for (const place of places) {
      const before = await fingerprint(gateway.database.pool);
      const asked = await ask(call, who, (at, kind) => (at === place ? theirs[kind] : mine[kind]), place);
      const missing = await ask(call, who, (at, kind) => (at === place ? missingId(kind) : mine[kind]), place);
      expect(asked.status).toBe(404);
      const { idRichiesta: _a, ...one } = asked.body.header;
      const { idRichiesta: _b, ...two } = missing.body.header;
      expect(one).toEqual(two);
      expect(missing.status).toBe(404);
      expect(await fingerprint(gateway.database.pool)).toBe(before);
      cells.foreignIds += 1;
    }
  });
});

describe('the matrix', () => {
  it('has over 800 cells', () => {
    expect(calls.length * identities.length).toBeGreaterThan(800);
  });

  it('plays with two customers of whom each has what the other may ask for', async () => {
    const codes = await parties(gateway);
    const kinds = new Set(calls.filter(isServed).flatMap((call) => Object.values(call.owned ?? {})));
    for (const code of Object.values(codes)) {
      expect(Object.keys(await idsOf(gateway, code))).toEqual(expect.arrayContaining([...kinds]));
    }
  });
});
