import type { Bench } from '../lib/bench.ts';
import { killRounds } from '../lib/exchange/killed.ts';
import { answerQuotes, openExchange, outcome, sendOutcomes } from '../lib/exchange/provider.ts';
import { Place } from '../lib/place.ts';
import { table } from '../lib/table.ts';

/** `KILL_ROUNDS=10 npm run bench -- exchange` kills fewer servers. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 1000);
const changes = 10_000;
const page = 1000;
const today = new Date().toISOString().slice(0, 10);

/**
 * Measures how fast changes reach the provider's systems and return with an outcome, and what a killed server loses.
 */
export const exchange: Bench = {
  name: 'exchange',
  title: `${changes.toLocaleString('en')} changes to the provider and back, and ${rounds} servers killed meanwhile`,
  longestMinutes: 90,
  async run(place, opened) {
    const speeds = await measure(place, opened);
    const other = new Place();
    opened.push(async () => other.remove());
    const { before, between, after, lost, doubled, otherwise } = await killRounds(other, rounds, opened);
    const killed = [rounds, before, between, after, lost, doubled, otherwise.length].map(String);
    const head = ['killed', 'before', 'between', 'after', 'lost', 'doubled', 'answered otherwise'];
    return [table(['way', 'changes/s'], speeds), table(head, [killed]), ...otherwise.slice(0, 5)].join('\n\n');
  },
};

async function measure(place: Place, opened: (() => Promise<unknown>)[]): Promise<string[][]> {
  const exchanging = await openExchange(place, opened);
  const { admin, key } = exchanging;
  const server = await exchanging.start();
  const said = {
    'taken, then active': [{ esito: 'PRESA_IN_CARICO' }, { esito: 'ATTIVA', dal: today }],
    'refused, each told to the customer': [{ esito: 'RIFIUTATA', motivo: 'PROVA', testo: 'È una prova.' }],
  };
  const rows: string[][] = [];
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
          once: `${step}-${wanted.size}-${at}-${rows.length}`,
          lines,
        });
        if (status !== 200 || !text.includes(`"changed":${lines.length}`)) throw new Error(text);
      }
    }
    const done = performance.now();
    const perSecond = (ms: number) => (changes / (ms / 1000)).toFixed(0);
    rows.push([`${way}: out`, perSecond(read - asked)]);
    rows.push([`${way}: back`, perSecond(done - read)], [`${way}: out and back`, perSecond(done - asked)]);
  }
  return rows;
}
