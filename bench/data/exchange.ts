import type { Bench } from '../lib/bench.ts';
import { killRounds } from '../lib/exchange/killed.ts';
import { answerQuotes, openExchange, outcome, sendOutcomes } from '../lib/exchange/provider.ts';
import { Place } from '../lib/place.ts';
import { table } from '../lib/table.ts';

/** `KILL_ROUNDS=10 npm run bench -- exchange` kills fewer servers. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 1000);
const CHANGES = 10_000;
const today = new Date().toISOString().slice(0, 10);

/**
 * Measures how fast changes reach the provider's systems and return with an outcome, and what a killed server loses.
 */
export const exchange: Bench = {
  name: 'exchange',
  title: `${CHANGES.toLocaleString('en')} changes to the provider and back, and ${rounds} servers killed meanwhile`,
  longestMinutes: 90,
  async run(place, opened) {
    const speeds = await measureExchange(place, opened, { changes: CHANGES, page: 1000 });
    const other = new Place();
    opened.push(async () => other.remove());
    const { before, between, after, lost, doubled, otherwise } = await killRounds(other, rounds, opened);
    const killed = [rounds, before, between, after, lost, doubled, otherwise.length].map(String);
    const head = ['killed', 'before', 'between', 'after', 'lost', 'doubled', 'answered otherwise'];
    return [
      table(
        ['way', 'changes/s'],
        speeds.map(({ way, perSecond }) => [way, perSecond.toFixed(0)]),
      ),
      table(head, [killed]),
      ...otherwise.slice(0, 5),
    ].join('\n\n');
  },
};

export async function measureExchange(
  place: Place,
  opened: (() => Promise<unknown>)[],
  { changes, page }: { readonly changes: number; readonly page: number },
): Promise<{ readonly way: string; readonly perSecond: number }[]> {
  const exchanging = await openExchange(place, opened);
  const { admin, key } = exchanging;
  const server = await exchanging.start();
  const said = {
    'taken, then active': [{ esito: 'PRESA_IN_CARICO' }, { esito: 'ATTIVA', dal: today }],
    'refused, each told to the customer': [{ esito: 'RIFIUTATA', motivo: 'PROVA', testo: 'È una prova.' }],
  };
  const speeds: { way: string; perSecond: number }[] = [];
  let cursor = '0.0';
  for (const [way, outcomes] of Object.entries(said)) {
    const wanted = new Set(await answerQuotes(admin, way, changes));
    const asked = performance.now();
    const ids: string[] = [];
    while (ids.length < changes) {
      const answer = await fetch(`${server.origin}/api/provider/v1/changes?limit=${page}&since=${cursor}&wait=5`, {
        headers: { authorization: `Bearer ${key}` },
      });
      const body = (await answer.json()) as { changes: readonly { id: string }[]; cursor: string };
      cursor = body.cursor;
      ids.push(...body.changes.map(({ id }) => id).filter((id) => wanted.has(id)));
    }
    const read = performance.now();
    for (const [step, says] of outcomes.entries()) {
      for (let at = 0; at < ids.length; at += page) {
        const lines = ids.slice(at, at + page).map((id) => outcome(id, says));
        const { status, text } = await sendOutcomes(server, {
          key,
          once: `${step}-${wanted.size}-${at}-${speeds.length}`,
          lines,
        });
        if (status !== 200 || !text.includes(`"changed":${lines.length}`)) throw new Error(text);
      }
    }
    const done = performance.now();
    const speed = (direction: string, ms: number) => ({
      way: `${way}: ${direction}`,
      perSecond: changes / (ms / 1000),
    });
    speeds.push(speed('out', read - asked), speed('back', done - read), speed('out and back', done - asked));
  }
  return speeds;
}
