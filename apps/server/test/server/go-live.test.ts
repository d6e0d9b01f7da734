import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { dayInRome } from '@sportello/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signsIn } from '../../../../tools/provider/people.ts';
import { questions } from '../../src/commands/provider-init/questions.ts';
import { base64 } from '../support/app.ts';
import { createEmptyDatabase, type TestDatabase } from '../support/database.ts';
import { startServer } from '../support/server-process.ts';

// Runs docs/go-live.md command by command (fornitore.dati.1, fornitore.dati.2), with a tenth of its customers. Of
// `npm start` only the server is started, with the page's settings: the rest builds the web app, and e2e's servers,
// which run after these tests, start with the same build.

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const page = readFileSync(path.join(root, 'docs/go-live.md'), 'utf8').replaceAll(
  '--customers 20000',
  '--customers 2000',
);
const blocks = [...page.matchAll(/^## (.*?)$|^```sh\n([\s\S]*?)^```$/gm)];

const files = mkdtempSync(path.join(tmpdir(), 'sportello-go-live-'));
let database: TestDatabase;
let url = '';
beforeAll(async () => {
  chmodSync(files, 0o711);
  database = await createEmptyDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(files, { recursive: true });
});

function play(command: string): Promise<string> {
  const { NODE_ENV: _mode, VITEST: _test, NODE_OPTIONS: _options, ...env } = process.env;
  const settings = { FILES: files, DATABASE_URL: database.url, PUBLIC_URL: 'http://127.0.0.1:9', DEMO: '0' };
  return new Promise((resolve, reject) => {
    const child = execFile(
      'sh',
      ['-e', '-c', command],
      {
        cwd: root,
        env: { ...env, ...settings, PATH: `${path.dirname(process.execPath)}:${env['PATH']}` },
        maxBuffer: 2 ** 26,
      },
      (error, out, err) => (error === null ? resolve(out + err) : reject(new Error(`${command}: ${out}${err}`))),
    );
    child.stdin?.end(command.includes('provider-init') ? `${typed()}\n` : '');
  });
}

/** Answers to the questions of `npm run provider-init`, by the beginning of the question. */
const answers: Readonly<Record<string, () => string>> = {
  'Name that customers read': () => 'Alba Luce e Gas',
  'Your web site': () => 'https://www.example.it',
  'Company that issues': () => 'Alba Luce e Gas S.p.A.',
  'Its VAT number': () => '00743110157',
  'Its street': () => 'Via dell’Alba 1',
  'Its postal code': () => '20121',
  'Its town': () => 'Milano',
  'Its province': () => 'MI',
  'URL at which customers open': () => 'https://clienti.example.it',
  PostgreSQL: () => database.url,
  'Mail server': () => 'smtp://127.0.0.1:9',
  'SEPA creditor': () => 'IT66ZZZA1B2C3D4E5F6G7H8',
};
const typed = () =>
  questions
    .map(({ text }) => Object.entries(answers).find(([begin]) => text.startsWith(begin))?.[1]() ?? '')
    .join('\n');

async function start(): Promise<void> {
  const named = /A real installation sets (.*?)\. /.exec(page)?.[1] ?? '';
  // `SMS_URL` (or `SMS=off`): the second one is used.
  const names = [...named.replaceAll(/`\w+` \(or (`\w+)=off`\)/g, '$1`').matchAll(/`(\w+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(8);
  const real = parseEnv(readFileSync(path.join(files, 'provider/.env'), 'utf8')) as Record<string, string>;
  expect(Object.keys(real)).toEqual(expect.arrayContaining(names));
  const server = await startServer(real);
  await server.ready();
  url = server.url;
}

async function sendAs(bearer: string | undefined, method: 'GET' | 'POST', to: string, payload?: object, given = {}) {
  const config = await fetch(`${url}/config.json`);
  const cookie = /XSRF-TOKEN=([^;]*)/.exec(config.headers.getSetCookie().join('\n'))?.[1] ?? '';
  const answer = await fetch(`${url}${to}`, {
    method,
    headers: {
      cookie: `XSRF-TOKEN=${cookie}`,
      'x-xsrf-token': decodeURIComponent(cookie),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...given,
    },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
  });
  const body = await answer.text();
  expect(answer.status, body).toBe(200);
  return JSON.parse(body) as Record<string, unknown>;
}

async function signIn(number: number): Promise<string> {
  const credentials = { username: `cliente${number}`, password: base64(signsIn[number - 1] ?? '') };
  return String((await sendAs(undefined, 'POST', '/api/ping/clienti/v1/login', credentials))['access_token']);
}

const supply = { code: 'L00000001', account: '50000000001' };
const readMethod = (bearer: string) =>
  sendAs(bearer, 'GET', `/api/contratti/v1/recuperoDatiPagamento?codiceContratto=${supply.code}`);

async function askForDebit(bearer: string): Promise<void> {
  const { versione, metodoPagamento } = await readMethod(bearer);
  expect(metodoPagamento).toBe('B');
  const { impronta } = await sendAs(bearer, 'GET', '/api/sportello/v1/pagamenti/mandato');
  const change = {
    contractAccount: supply.account,
    commodity: 'LUCE',
    dataFirma: dayInRome(Date.now()),
    societa: 'EE',
    metodoPagamentoRichiesto: 'U',
    nome: 'Bruno',
    cognome: 'Amato',
    codiceFiscale: 'FRRGLI85M41F205V',
    IBAN: 'IT60X0542811101000000123456',
  };
  const seen = { 'if-match': `"${String(versione)}"`, 'x-mandato': String(impronta) };
  await sendAs(bearer, 'POST', '/api/contratti/v1/modificaDatiPagamento', change, seen);
}

/** Checks the outcome that the customer sees afterwards (fornitore.esiti.5). */
async function readOutcome(bearer: string): Promise<void> {
  expect(await readMethod(bearer)).toMatchObject({ metodoPagamento: 'U', metodo: { stato: 'Attivo' } });
  const { modifiche } = await sendAs(bearer, 'GET', '/api/sportello/v1/modifiche');
  expect(modifiche).toMatchObject([{ materia: 'PAGAMENTO', oggetto: supply.account, stato: 'ATTIVA' }]);
  const told = await sendAs(bearer, 'GET', '/api/sportello/v1/notifiche');
  expect(JSON.stringify(told)).toContain('Il tuo metodo di pagamento è attivo');
}

it('follows docs/go-live.md from an empty database to a customer who reads the outcome', async () => {
  const said = new Map<string, string>();
  let step = '';
  let bearer = '';
  for (const [, heading, command] of blocks) {
    if (heading !== undefined) step = heading.replace(/^\d+\. /, '');
    else if (command?.trim() === 'npm start') {
      await start();
      for (const number of [2, 3]) expect(await codeOf(number)).toBe(`C0000000${number}`);
      bearer = await signIn(1);
      await askForDebit(bearer);
    } else if (command !== undefined) {
      said.set(step, await play(command));
      // The outcome also survives the nightly files, which don't contain it (fornitore.esiti.7).
      if (step === 'Send the outcome' || step === 'Every night') await readOutcome(bearer);
    }
  }
  const [check, load, again] = ['Check', 'Import', 'Every night'].map((each) => said.get(each) ?? '');
  expect(check).toContain('customers: 2,000 rows: 2,000 new, 0 changed, 0 unchanged, 0 refused');
  expect(check).toContain('All of it fits together. Nothing was written: this was a check.');
  expect(load).toContain('customers: 2,000 rows: 2,000 new, 0 changed, 0 unchanged, 0 refused');
  expect(load).not.toMatch(/[1-9]\d* refused/);
  // The customer's change is reported once, and a file without it is accepted again.
  expect(again).not.toMatch(/[1-9]\d* (?:new|refused)/);
  expect(said.get('Run the doctor')).toContain('ok     rows: each belongs to something');
  expect(said.get('Send the outcome')).toContain('outcomes: 1 row: 0 new, 1 changed, 0 unchanged, 0 refused');
}, 600_000);

async function codeOf(number: number): Promise<unknown> {
  return (await sendAs(await signIn(number), 'GET', '/api/clienti/v1/recuperaDatiProfilo'))['codiceCliente'];
}
