import type { Bench } from '../lib/bench.ts';
import type { Place } from '../lib/place.ts';
import { startServer } from '../lib/server.ts';
import { signIn } from '../lib/sign-in.ts';
import { quantile } from '../lib/statistics.ts';
import { table } from '../lib/table.ts';

const username = 'full';

interface Bill {
  readonly numeroBolletta: string;
  readonly tipoDocumento: string;
  readonly importoAperto: number;
}

export const billFiles: Bench = {
  name: 'bill-files',
  title: 'A bill as a file: PDF, summary and detail, and electronic invoice',
  async run(place, opened) {
    const measured = await measureBillFiles(place, opened, { rounds: 25 });
    return table(
      ['', 'first', 'p50', 'p95', 'size'],
      measured.map(({ name, first, times, bytes }) => [
        name,
        `${first.toFixed(0)} ms`,
        `${quantile(times, 0.5).toFixed(0)} ms`,
        `${quantile(times, 0.95).toFixed(0)} ms`,
        `${(bytes / 1000).toFixed(1)} kB`,
      ]),
    );
  },
};

export async function measureBillFiles(
  place: Place,
  opened: (() => Promise<unknown>)[],
  { rounds }: { readonly rounds: number },
) {
  const { origin } = await startServer({
    script: 'apps/server/src/main.ts',
    env: { DATA_DIR: place.dataDir, DEMO: '1' },
    readyAt: '/api/health/ready',
    log: place.log('server'),
    opened,
  });
  const headers = { authorization: `Bearer ${await signIn(origin, username)}` };
  const read = async (path: string) => fetch(`${origin}/api${path}`, { headers });
  const { codiceCliente } = (await (await read('/clienti/v1/recuperaDatiProfilo')).json()) as {
    codiceCliente: string;
  };
  const query = 'inizioPeriodo=2000-01-01&finePeriodo=2099-12-31&numElemPagina=50&numPagina=1';
  const list = await read(`/verifiche/v1/recuperoListaBollette/${codiceCliente}?${query}`);
  const { bollette } = (await list.json()) as { bollette: Bill[] };
  const bills = bollette.filter(({ tipoDocumento }) => tipoDocumento === 'BOLLETTA');
  const paid = bills.find(({ importoAperto }) => importoAperto === 0)?.numeroBolletta ?? '';
  const open = bills.find(({ importoAperto }) => importoAperto > 0)?.numeroBolletta ?? '';
  const pdf = (number: string, mode: string) => `/sportello/v1/bollette/${number}/documento?modalita=${mode}`;
  const files = [];
  for (const [name, path] of [
    ['PDF, summary, paid', pdf(paid, 'S')],
    ['PDF, detail, paid', pdf(paid, 'D')],
    ['PDF, summary, to be paid', pdf(open, 'S')],
    ['PDF, detail, to be paid', pdf(open, 'D')],
    ['electronic invoice', `/sportello/v1/bollette/${paid}/fattura.xml`],
    ['the details they are made of', `/verifiche/v1/recuperoDettaglioBolletta/${codiceCliente}?numeroBolletta=${paid}`],
  ] as const) {
    const times: number[] = [];
    const first = await measured(() => read(path));
    for (let round = 0; round < rounds; round += 1) times.push((await measured(() => read(path))).ms);
    files.push({ name, first: first.ms, times, bytes: first.bytes });
  }
  return files;
}

async function measured(ask: () => Promise<Response>): Promise<{ ms: number; bytes: number }> {
  const begun = performance.now();
  const answer = await ask();
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}.`);
  return { ms: performance.now() - begun, bytes: byteLength };
}
