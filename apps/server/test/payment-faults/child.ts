import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config/config.ts';
import { openPool } from '../../src/db/pool.ts';
import { servicesOf } from '../../src/startup/services.ts';
import { pollPayments } from '../../src/areas/paying/usecases/poll.ts';

// A server like `main.ts`, but with a fake payment provider and (with ASKS) a job that checks payments as if minutes
// had passed. The tests kill it.

const { DATABASE_URL = '', CARDS = '', ASKS, ...settings } = process.env;
const cards = JSON.parse(CARDS) as {
  secretKey: string;
  webhookSecret: string;
  api: string;
};
const config = { ...readConfig({ ...settings, DATABASE_URL }), cards: { kind: 'stripe' as const, ...cards } };
const pool = openPool(DATABASE_URL, { max: 5 });
const clock = () => new Date();
const services = servicesOf({ config, pool, clock });
const app = await buildApp({ config, pool, services });
await app.listen({ port: config.port, host: '127.0.0.1' });
const later = { ...services, clock: () => new Date(Date.now() + 6 * 60_000) };
// It checks again without waiting minutes.
const ask = async () => {
  await pool.query('update payments set asked_at = null where live');
  await pollPayments(later);
};
if (ASKS === '1') setInterval(() => void ask().catch(() => undefined), 300);
process.on('disconnect', () => process.exit());
process.send?.('ready');
