import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startCardProvider } from '@sportello/fakes/cards';
import { startBucket } from '../../../tools/lib/bucket.ts';
import { freePort } from '../../../tools/lib/free-port.ts';
import { writeProvider } from '../../../tools/provider/write.ts';
import { NODE_COMPILE_CACHE, startServer, type Server } from '../server.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';
import { startPooler } from './pooler.ts';

export interface Installation {
  readonly balancer: Balancer;
  readonly mailbox: Mailbox;
  readonly isPooled: boolean;
  /** Beginning of the card processor's pages. */
  readonly cardPages: string;
  /** Runs a command of `package.json` with the installation's settings; resolves with its output. */
  readonly run: (script: string, ...args: readonly string[]) => Promise<string>;
  readonly files: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly startServers: () => Promise<readonly Server[]>;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));
const brand = 'Alba Luce e Gas';

/**
 * Prepares a production installation in a folder: settings, brand, a mail server, a card processor, a bucket and two
 * ports behind a balancer; no server runs yet, and the database is empty.
 */
export async function prepareInstallation(
  { folder, database, customers }: { folder: string; database: string; customers: number },
  opened: (() => Promise<unknown>)[],
): Promise<Installation> {
  const mailbox = await startMailbox(opened);
  const ports = [await freePort(), await freePort()];
  const balancer = await startBalancer(ports, folder, opened);
  const cards = { secretKey: `sk_live_${secret()}`, webhookSecret: `whsec_${secret()}` };
  const pages: string[] = [];
  const processor = await startCardProvider({
    ...cards,
    get pages() {
      return pages[0] ?? '';
    },
    webhook: `${balancer.origin}/api/webhooks/carte`,
  });
  const api = `http://127.0.0.1:${processor.port}`;
  pages.push(`${api}/pay`);
  opened.push(() => processor.close());
  const bucket = await startBucket();
  opened.push(bucket.stop);
  const pooled = await startPooler(database, opened);
  const files = path.join(folder, 'files');
  mkdirSync(files);
  await writeProvider(files, customers);
  const providerFile = path.join(folder, 'provider.json');
  writeFileSync(
    providerFile,
    JSON.stringify({
      brand: { name: brand, colours: { from: '#7a2d00', to: '#a33c00' }, homePage: 'https://alba.example' },
    }),
  );
  const env: Readonly<Record<string, string>> = {
    NODE_ENV: 'production',
    DATABASE_URL: pooled ?? database,
    DATABASE_DIRECT_URL: database,
    PUBLIC_URL: 'https://clienti.alba.example',
    SESSION_SECRET: secret(),
    SMTP_URL: mailbox.url,
    MAIL_FROM: `${brand} <clienti@alba.example>`,
    SMS: 'off',
    ...bucket.env,
    SEPA_CREDITOR_ID: 'IT66ZZZA1B2C3D4E5F6G7H8',
    PROVIDER_FILE: providerFile,
    STRIPE_SECRET_KEY: cards.secretKey,
    STRIPE_WEBHOOK_SECRET: cards.webhookSecret,
    STRIPE_API_URL: api,
    TRUST_PROXY: '1',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'warn',
  };
  return {
    balancer,
    mailbox,
    isPooled: pooled !== undefined,
    cardPages: `${api}/pay`,
    files,
    settings: env,
    run: (script, ...args) => runScript(env, script, args),
    startServers: async () => {
      const servers: Server[] = [];
      for (const [at, port] of ports.entries()) {
        servers.push(
          await startServer({
            script: 'apps/server/src/main.ts',
            env: { ...env, PORT: String(port) },
            readyAt: '/api/health/ready',
            log: path.join(folder, `server-${at + 1}.log`),
            opened,
          }),
        );
      }
      return servers;
    },
  };
}

const secret = () => randomBytes(24).toString('hex');

async function runScript(env: Readonly<Record<string, string>>, script: string, args: readonly string[]) {
  const settings = {
    PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
    HOME: process.env['HOME'],
    NODE_COMPILE_CACHE,
    ...env,
  };
  const child = execFile('npm', ['run', '-s', script, '--', ...args], { cwd: root, env: settings });
  let output = '';
  child.stdout?.on('data', (text: string) => (output += text));
  child.stderr?.on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`npm run ${script} ${args.join(' ')} ends with ${code}:\n${output.slice(-3000)}`);
  return output;
}
