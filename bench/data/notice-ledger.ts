import pg from 'pg';
import type { Bench } from '../lib/bench.ts';
import { openDatabases } from '../lib/databases.ts';
import type { Place } from '../lib/place.ts';
import { table } from '../lib/table.ts';
import { databaseOf } from '../../apps/server/src/db/database.ts';
import { contentDigest, GENESIS, rowHash, sha256 } from '../../apps/server/src/areas/notices/usecases/chain.ts';
import { verifyLedger } from '../../apps/server/src/areas/notices/usecases/verify.ts';

const notices = Number(process.env['BENCH_NOTICES'] ?? 100_000);

/** The longest time for 100,000 notices. */
const aimSeconds = 5;

/** The ledger of legal notices, verified row by row, and a byte of it that was changed. */
export const noticeLedger: Bench = {
  name: 'notice-ledger',
  title: `Verifying the ledger of ${notices.toLocaleString('en')} legal notices`,
  longestMinutes: 20,
  async run(place, opened) {
    const { rows, seconds, found } = await measureLedger(place, opened, { notices });
    return table(
      ['rows', 'seconds', 'changed byte found', `ratio to ${aimSeconds} s`],
      [[String(rows), seconds.toFixed(2), found, (aimSeconds / seconds).toFixed(2)]],
    );
  },
};

export async function measureLedger(place: Place, opened: (() => Promise<unknown>)[], size: { notices: number }) {
  const { create, start } = await openDatabases(place, opened, { DEMO: '0', LOG_LEVEL: 'error' });
  const database = await create('notice_ledger');
  // The server creates the tables.
  await start('notice_ledger_1', database);
  const pool = new pg.Pool({ connectionString: database, max: 2 });
  opened.push(() => pool.end());
  await fill(pool, size.notices);
  const db = databaseOf(pool);
  const begin = performance.now();
  const right = await verifyLedger(db);
  const seconds = (performance.now() - begin) / 1000;
  if (right === undefined || right.broken.length > 0) throw new Error('The ledger was broken before.');
  const number = `N${Math.floor(size.notices / 2)}`;
  await pool.query(`update legal_notices set text = overlay(text placing '2' from 1 for 1) where number = $1`, [
    number,
  ]);
  const [broken] = (await verifyLedger(db))?.broken ?? [];
  const found = broken === undefined ? 'no' : `${broken.customerCode} ${broken.position} ${broken.field}`;
  return { rows: right.rows, seconds, found };
}

/** Four notices a customer, each prepared with a small PDF and sent. */
async function fill(pool: pg.Pool, count: number): Promise<void> {
  const at = new Date('2026-11-20T09:00:00Z');
  const pdf = Buffer.alloc(2000, 'x');
  const pdfDigest = sha256(pdf);
  for (let from = 0; from < count; from += 4000) {
    const fresh = Array.from({ length: Math.min(4000, count - from) }, (_, each) => from + each);
    const customerOf = (each: number) => `C${Math.floor(each / 4)}`;
    await pool.query(
      `insert into legal_notices (number, customer_code, kind, title, text, pdf, event_id, due_at)
       select number, customer, 'PRESCRIZIONE', 'Importi', '1 testo', $3, 1, null from unnest($1::text[], $2::text[]) as t(number, customer)`,
      [fresh.map((each) => `N${each}`), fresh.map(customerOf), pdf],
    );
    let hash = GENESIS;
    const rows = fresh.flatMap((each) => {
      const customerCode = customerOf(each);
      const noticeNumber = `N${each}`;
      const content = {
        number: noticeNumber,
        customerCode,
        contractCode: null,
        kind: 'PRESCRIZIONE',
        title: 'Importi',
      };
      const digest = contentDigest({
        ...content,
        text: '1 testo',
        archiveKey: null,
        effectiveDay: null,
        allFall: false,
      });
      return (['PREPARATA', 'INVIATA'] as const).map((step, index) => {
        const position = (each % 4) * 2 + index + 1;
        const isFirst = index === 0;
        const row = {
          customerCode,
          position,
          noticeNumber,
          step,
          at,
          channel: isFirst ? null : 'EMAIL',
          contentDigest: isFirst ? digest : null,
          pdfDigest: isFirst ? pdfDigest : null,
          detailsDigest: null,
        };
        hash = rowHash(position === 1 ? GENESIS : hash, row);
        return { ...row, hash };
      });
    });
    await pool.query(
      `insert into notice_ledger (customer_code, position, notice_number, step, at, channel, content_digest, pdf_digest, hash)
       select * from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::timestamptz[], $6::text[], $7::text[], $8::text[], $9::text[])`,
      [
        rows.map((row) => row.customerCode),
        rows.map((row) => row.position),
        rows.map((row) => row.noticeNumber),
        rows.map((row) => row.step),
        rows.map((row) => row.at),
        rows.map((row) => row.channel),
        rows.map((row) => row.contentDigest),
        rows.map((row) => row.pdfDigest),
        rows.map((row) => row.hash),
      ],
    );
  }
  await pool.query(
    `insert into notice_heads select distinct on (customer_code) customer_code, position, hash from notice_ledger
     order by customer_code, position desc`,
  );
  await pool.query('analyze legal_notices; analyze notice_ledger');
}
