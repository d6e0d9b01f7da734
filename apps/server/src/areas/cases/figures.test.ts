import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CASE_KINDS } from '@sportello/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';

// Ten thousand cases around a year, counted once by the command and once here, in another way.

const HOUR = 3_600_000;
const command = path.join(import.meta.dirname, '../../commands/tiqv.ts');
const out = mkdtempSync(path.join(tmpdir(), 'sportello-tiqv-'));
let database: TestDatabase;

/** The same numbers in each run (a linear congruential generator). */
let state = 20_261_127;
function pick(below: number): number {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
}

const segments = ['Residenziale', 'PMI', 'Amministratore', null] as const;

interface Made {
  readonly id: number;
  readonly kind: string;
  readonly segment: string | null;
  readonly received: Date;
  readonly replied: Date | null;
  readonly withdrawn: Date | null;
  readonly outcome: string | null;
  readonly paused: readonly (readonly [Date, Date])[];
  readonly credit: number | null;
}

function make(id: number): Made {
  // From December 2025 to January 2027, some of them within an hour of either new year.
  const around = [Date.UTC(2025, 11, 31, 23), Date.UTC(2026, 11, 31, 23)][pick(2)] ?? 0;
  const spread = Date.UTC(2025, 11, 1) + pick(426 * 24) * HOUR;
  const received = id % 20 === 0 ? around + (pick(120) - 60) * 60_000 : spread;
  const days = pick(70);
  const hasReply = pick(10) < 7;
  const isWithdrawn = !hasReply && pick(3) === 0;
  const end = received + days * 24 * HOUR + pick(24) * HOUR;
  const pauses = hasReply ? pick(3) : 0;
  return {
    id,
    kind: CASE_KINDS[pick(CASE_KINDS.length)] ?? 'RECLAMO',
    segment: segments[pick(4)] ?? null,
    received: new Date(received),
    replied: hasReply ? new Date(end) : null,
    withdrawn: isWithdrawn ? new Date(end) : null,
    outcome: hasReply ? (days > 30 ? 'MISSED' : 'MET') : isWithdrawn ? 'VOID' : null,
    paused: Array.from({ length: pauses }, (_, at) => {
      const from = received + at * 5 * 24 * HOUR;
      return [new Date(from), new Date(from + pick(90) * HOUR)] as const;
    }),
    credit: days > 30 && pick(2) === 0 ? 3000 : null,
  };
}

const made = Array.from({ length: 10_000 }, (_, at) => make(at + 1));

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  const insert = (text: string, rows: readonly object[]) => pool.query(text, [JSON.stringify(rows)]);
  await insert(
    `insert into cases (id, kind, text, segment, reply_days, acknowledgement_days, received_at, withdrawn_at, ended_at,
       contact_name, contact_mail, digest)
     overriding system value
     select id, kind, '-', segment, 30, 2, received, withdrawn, coalesce(replied, withdrawn), 'Giulia', 'g@example.it', ''
     from jsonb_to_recordset($1) as t(id bigint, kind text, segment text, received timestamptz, replied timestamptz, withdrawn timestamptz)`,
    made,
  );
  await insert(
    `insert into case_replies (case_id, complaint, checks, conclusions, rights, at, by)
     select id, '-', '-', '-', '-', replied, 'operatore'
     from jsonb_to_recordset($1) as t(id bigint, replied timestamptz) where replied is not null`,
    made,
  );
  await insert(
    `insert into case_clocks (case_id, kind, due_at, done_at, outcome)
     select id, 'REPLY', received, case when outcome is not null then received end, outcome
     from jsonb_to_recordset($1) as t(id bigint, received timestamptz, outcome text)`,
    made,
  );
  await insert(
    `insert into case_pauses select * from jsonb_to_recordset($1) as t(case_id bigint, paused_at timestamptz, resumed_at timestamptz)`,
    made.flatMap(({ id, paused }) => paused.map(([paused_at, resumed_at]) => ({ case_id: id, paused_at, resumed_at }))),
  );
  await insert(
    `insert into credits (case_id, amount_cents, at)
     select id, credit, received from jsonb_to_recordset($1) as t(id bigint, credit integer, received timestamptz)
     where credit is not null`,
    made,
  );
});
afterAll(async () => {
  rmSync(out, { recursive: true, force: true });
  await database.drop();
});

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [command, ...args], {
    env: { ...process.env, DATABASE_URL: database.url },
  }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr.trim() }),
  );

const rome = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' });

/** The day of a moment in Rome, as a count of days. */
const dayNumber = (at: Date) => Date.parse(`${rome.format(at)}T00:00:00Z`) / 86_400_000;

const ofTheYear = made.filter(({ received }) => rome.format(received).startsWith('2026'));

function counted(kind: string, segment: string | null) {
  const those = ofTheYear.filter((each) => each.kind === kind && each.segment === segment);
  const days = those.flatMap(({ received, replied, paused }) => {
    if (replied === null) return [];
    const stood = paused.reduce((sum, [from, to]) => sum + dayNumber(to) - dayNumber(from), 0);
    return [dayNumber(replied) - dayNumber(received) - stood];
  });
  const sum = days.reduce((total, each) => total + each, 0);
  return {
    received: those.length,
    answered: days.length,
    withdrawn: those.filter(({ withdrawn }) => withdrawn !== null).length,
    inTime: those.filter(({ replied, outcome }) => replied !== null && outcome === 'MET').length,
    mean: sum / days.length,
    indemnities: those.filter(({ credit }) => credit !== null).length,
    indemnityAmount: those.reduce((total, { credit }) => total + (credit ?? 0), 0),
  };
}

describe('npm run tiqv (reclami.cifre.1)', () => {
  it('returns what an independent count of ten thousand cases does, as JSON and CSV', async () => {
    const { text } = await run('2026', '--out', out);
    const { year, figures } = JSON.parse(readFileSync(path.join(out, 'tiqv-2026.json'), 'utf8')) as {
      year: number;
      figures: Record<string, unknown>[];
    };
    expect(year).toBe(2026);
    expect(figures).toHaveLength(CASE_KINDS.length * segments.length);
    let total = 0;
    for (const { kind, segment = null, meanDays, ...figure } of figures) {
      const { mean, ...others } = counted(String(kind), segment as string | null);
      expect(figure, `${String(kind)} ${String(segment)}`).toEqual(others);
      expect(Math.abs((meanDays as number) - mean)).toBeLessThanOrEqual(0.05 + 1e-9);
      total += others.received;
    }
    expect(total).toBeGreaterThan(8000);
    expect(total).toBeLessThan(10_000);
    const csv = readFileSync(path.join(out, 'tiqv-2026.csv'), 'utf8').trim().split('\r\n');
    expect(csv).toHaveLength(figures.length + 1);
    const complaints = counted('RECLAMO', 'Residenziale');
    const share = ((100 * complaints.inTime) / complaints.answered).toFixed(1).replace('.', ',');
    const money = (complaints.indemnityAmount / 100).toFixed(2).replace('.', ',');
    expect(csv.find((line) => line.startsWith('Reclamo;Residenziale;'))).toMatch(
      new RegExp(`^Reclamo;Residenziale;${complaints.received};${complaints.answered};.*;${share};.*;${money}$`),
    );
    expect(text).toContain(`RECLAMO, Residenziale: ${complaints.received} received, ${complaints.answered} answered`);
  });

  it.each([[['26']], [['2026', '--all']]])('rejects the arguments %j', async (args) => {
    expect(await run(...args)).toEqual({ code: 1, text: 'Use: npm run tiqv -- <year> [--out <folder>]' });
  });
});
