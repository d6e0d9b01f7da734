import { CASE_KIND_LABELS, dayInRome, dayOnPaper, euroWords, lastReplyDay, timeInRome } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import type { Table } from '../../../formats/tables/table.ts';
import {
  findCaseCredit,
  findCaseReply,
  listCaseFiles,
  listCaseMessages,
  listCasePauses,
  type CaseRow,
} from '../queries/cases.ts';
import { timedCase } from './clocks.ts';

interface Step {
  readonly at: Date;
  readonly what: string;
  readonly text: string;
}

/** Returns what happened to a case in order, without the desk's notes and names (reclami.conciliazione.1). */
export async function caseTimeline(db: Database, row: CaseRow): Promise<Table> {
  const steps = (await stepsOf(db, row)).toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const last = lastReplyDay(timedCase(row, await listCasePauses(db, [row.id])));
  const rows = steps.map(({ at, what, text }) => [
    dayOnPaper(dayInRome(at.getTime())),
    timeInRome(at.getTime()),
    what,
    text,
  ]);
  return {
    title: 'Cronologia',
    columns: ['Giorno', 'Ora', 'Cosa', 'Testo'].map((title) => ({ title, width: 24 })),
    rows: last === undefined ? rows : [...rows, [dayOnPaper(last), '', 'Ultimo giorno per la risposta', '']],
  };
}

async function stepsOf(db: Database, row: CaseRow): Promise<Step[]> {
  const files = await listCaseFiles(db, row.id);
  const withFiles = (text: string, messageId: number | null) => {
    const names = files.filter((file) => file.messageId === messageId).map(({ name }) => name);
    return names.length === 0 ? text : `${text}\n[Allegati: ${names.join(', ')}]`;
  };
  const steps: Step[] = [
    {
      at: row.receivedAt,
      what: `Scrive il cliente: ${CASE_KIND_LABELS[row.kind]}`,
      text: withFiles(row.text, null),
    },
  ];
  if (row.takenAt) steps.push({ at: row.takenAt, what: 'Il fornitore prende in carico', text: '' });
  for (const { id, kind, text, at } of await listCaseMessages(db, row.id)) {
    if (kind === 'NOTA') continue;
    const what = kind === 'DOMANDA' ? 'Il fornitore chiede, il termine si ferma' : 'Scrive il cliente';
    steps.push({ at, what, text: withFiles(text, id) });
  }
  const reply = await findCaseReply(db, row.id);
  if (reply) {
    const { complaint, checks, conclusions, rights, at } = reply;
    steps.push({ at, what: 'Il fornitore risponde', text: [complaint, checks, conclusions, rights].join('\n\n') });
  }
  const credit = await findCaseCredit(db, row.id);
  if (credit) steps.push({ at: credit.at, what: `Indennizzo di ${euroWords(credit.amountCents)}`, text: '' });
  return steps;
}
