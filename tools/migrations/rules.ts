interface Rule {
  readonly name: string;
  readonly breaks: (statement: string, created: ReadonlySet<string>) => boolean;
}

/** Returns the table that a statement changes, without quotes and schema. */
function tableOf(statement: string): string | undefined {
  const table = /\b(?:alter table|on)\s+(?:only\s+|if exists\s+)*(?:"?public"?\.)?"?(\w+)"?/i;
  return table.exec(statement)?.[1]?.toLowerCase();
}

const isNew = (statement: string, created: ReadonlySet<string>) => created.has(tableOf(statement) ?? '');

/** Servers of the release before go on while a migration runs, so it may only add. */
const rules: readonly Rule[] = [
  { name: 'renames', breaks: (each, created) => /\brename\b/i.test(each) && !isNew(each, created) },
  {
    name: 'drops a table, column or type',
    breaks: (each) => /\bdrop\s+(?:table|column|type|view|schema|function)\b/i.test(each),
  },
  {
    name: 'adds a column that is not null without a default',
    breaks: (each, created) =>
      /\badd column\b/i.test(each) &&
      /\bnot null\b/i.test(each) &&
      !/\b(?:default|generated)\b/i.test(each) &&
      !isNew(each, created),
  },
  {
    name: 'makes a column not null',
    breaks: (each, created) => /\bset not null\b/i.test(each) && !isNew(each, created),
  },
  {
    name: 'changes the type of a column',
    breaks: (each, created) => /\balter column\b.*\btype\b/is.test(each) && !isNew(each, created),
  },
  {
    name: 'builds an index on an existing table without concurrently',
    breaks: (each, created) =>
      /\bcreate\s+(?:unique\s+)?index\b(?!\s+concurrently)/i.test(each) && !isNew(each, created),
  },
  {
    name: 'adds a constraint to an existing table without not valid',
    breaks: (each, created) =>
      /\badd constraint\b/i.test(each) && !/\bnot valid\b/i.test(each) && !isNew(each, created),
  },
  {
    name: 'gives consumption_days what PostgreSQL rejects for a partitioned table',
    breaks: (each) =>
      tableOf(each) === 'consumption_days' &&
      (/\bforeign key\b/i.test(each) || (/\bunique\b/i.test(each) && !/\bday\b/i.test(each))),
  },
];

/** Returns what in a migration would stop servers of the release before, or block the calls of all. */
export function problemsOf(migration: string): string[] {
  const statements = migration
    .split('--> statement-breakpoint')
    .map((each) => each.replaceAll(/^\s*--.*$/gm, '').trim());
  const created = new Set(
    statements.flatMap(
      (each) =>
        /^create\s+table\s+(?:if not exists\s+)?(?:"?public"?\.)?"?(\w+)"?/i.exec(each)?.[1]?.toLowerCase() ?? [],
    ),
  );
  return rules.filter(({ breaks }) => statements.some((each) => breaks(each, created))).map(({ name }) => name);
}
