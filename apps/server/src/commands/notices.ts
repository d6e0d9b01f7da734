import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDay } from '@sportello/domain';
import { readBounce } from '../areas/notices/usecases/bounces.ts';
import { receiveBounce } from '../areas/notices/usecases/receipts.ts';
import { verifyLedger, type Verified } from '../areas/notices/usecases/verify.ts';
import { listToPost } from '../areas/notices/queries/watch.ts';
import { databaseOf, type Database } from '../db/database.ts';
import { StartError } from '../errors/start-error.ts';
import { writeCsv } from '../formats/tables/csv.ts';
import { runCommand } from '../startup/command.ts';

// `npm run notices`: verifies the ledger of legal notices, lists what is to be posted, reads bounces (docs/notices.md).

const usage = `Use: npm run notices -- verify [day]   (the whole ledger, with the root of a day; the newest without one)
     npm run notices -- to-post           (a CSV of what goes by registered post; marks nothing)
     npm run notices -- bounces <folder>  (delivery reports as .eml files)`;

const MOST_SHOWN = 100;

function verifiedWords({ rows, customers, broken, root }: Verified): string {
  const lines = broken
    .slice(0, MOST_SHOWN)
    .map(({ customerCode, position, field }) => `customer ${customerCode}, row ${position}: ${field} was changed`);
  const rootLine =
    root === undefined
      ? 'There is no root yet.'
      : `The root of ${root.day} is ${root.isRight ? 'right' : 'WRONG'}: ${root.root}`;
  const more = broken.length > MOST_SHOWN ? [`… and ${broken.length - MOST_SHOWN} other customers`] : [];
  return [...lines, ...more, rootLine, `${rows} rows of ${customers} customers, ${broken.length} broken`].join('\n');
}

async function verify(db: Database, day: string | undefined): Promise<string> {
  if (day !== undefined && !isDay(day)) throw new StartError(usage);
  const verified = await verifyLedger(db, day);
  if (verified === undefined) throw new StartError(`There is no root of ${String(day)}.`);
  if (verified.broken.length > 0 || verified.root?.isRight === false) process.exitCode = 1;
  return verifiedWords(verified);
}

async function toPost(db: Database): Promise<string> {
  const rows = await listToPost(db);
  const titles = ['numero', 'codiceCliente', 'nome', 'via', 'cap', 'comune', 'provincia', 'titolo', 'entro'];
  const table = {
    title: 'Raccomandate',
    columns: titles.map((title) => ({ title, width: 20 })),
    rows: rows.map((row) => [
      row.number,
      row.customerCode,
      row.name,
      row.street,
      row.cap,
      row.city,
      row.province,
      row.title,
      row.lastDay === null ? null : { day: row.lastDay },
    ]),
  };
  return new TextDecoder().decode(writeCsv(table)).trimEnd();
}

async function readBounces(db: Database, folder: string): Promise<string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const lines: string[] = [];
  let taken = 0;
  for (const name of names) {
    const bounce = readBounce(readFileSync(path.join(folder, name), 'latin1'));
    if (bounce !== undefined && (await receiveBounce(db, bounce, new Date()))) taken += 1;
    else lines.push(`${name}: no report about a notice`);
  }
  return [...lines, `${taken} of ${names.length} reports taken; the next run of the job adds them.`].join('\n');
}

await runCommand(async ({ pool }, [command, argument, ...others]) => {
  const db = databaseOf(pool);
  if (others.length > 0) throw new StartError(usage);
  if (command === 'verify') return verify(db, argument);
  if (command === 'to-post' && argument === undefined) return toPost(db);
  if (command === 'bounces' && argument !== undefined) return readBounces(db, argument);
  throw new StartError(usage);
});
