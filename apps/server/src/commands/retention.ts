import { addDays, dayInRome, instantInRome, type Retention } from '@sportello/domain';
import type { Database } from '../db/database.ts';
import { countCurves } from '../db/retention/curves.ts';
import { countFixed, countKinds, listKept, type Kept } from '../db/retention/report.ts';
import { StartError } from '../errors/start-error.ts';
import { countEvents } from '../events/redact.ts';
import { runCommand } from '../startup/command.ts';
import { clearTime } from '../startup/clear-time.ts';

// `npm run retention`: what is kept of each kind, and what would go next night (docs/retention.md); changes nothing.

function nextNight(now: Date): Date {
  const today = dayInRome(now.getTime());
  const next = [today, addDays(today, 1)].map((day) => instantInRome(day, clearTime)).find((at) => at > now.getTime());
  return new Date(next ?? now);
}

const size = (bytes: number) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.round(bytes / 1e6)} MB`);

const lineOf = ({ kind, rows, bytes, oldest, term, due }: Kept) => [
  kind,
  String(rows),
  size(bytes),
  oldest === null ? '-' : dayInRome(oldest.getTime()),
  term,
  String(due),
];

function tableOf(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function report(db: Database, retention: Retention): Promise<string> {
  const at = nextNight(new Date());
  const counted = [
    ...(await countKinds(db, retention, at)),
    await countCurves(db, retention, at),
    await countEvents({ db, retention }, at),
    ...(await countFixed(db, at)),
  ];
  const kept = await listKept(db);
  return [
    tableOf([['kind', 'rows', 'size', 'oldest', 'kept for', 'next night'], ...counted.map(lineOf)]),
    tableOf([
      ['table', 'rows, about', 'size', 'kept'],
      ...kept.map(({ kind, rows, bytes, term }) => [kind, String(rows), size(bytes), term]),
    ]),
  ].join('\n\n');
}

await runCommand(async ({ config, replica }, args) => {
  if (args.length > 0) throw new StartError('Use: npm run retention');
  return replica.read((db) => report(db, config.provider.retention));
});
