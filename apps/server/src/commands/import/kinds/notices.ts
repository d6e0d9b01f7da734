import {
  DATED_NOTICES,
  isLine,
  NOTICE_KIND_LABELS,
  NOTICE_KINDS,
  NOTICE_MONTHS,
  TEMPLATE_NOTICES,
  tidyLine,
  type NoticeKind,
} from '@sportello/domain';
import { code, flag, day, instant, oneOf, place, text, textThat } from '../table/cells.ts';
import type { SetCheck } from '../table/line-errors.ts';
import { isCustomer, maybe, needed, type TableKind } from './kind.ts';

const LONGEST_TEXT = 8000;

/** Lines of a text, which a cell holds with `\n` between them. */
const lines = textThat(
  (value) => value.length <= LONGEST_TEXT && value.split('\n').every((each) => isLine(each)),
  `longer than ${LONGEST_TEXT} characters, or holds a control character`,
  (raw) =>
    raw
      .split(String.raw`\n`)
      .map(tidyLine)
      .join('\n'),
);

const words = (all: readonly string[]) => all.map((each) => `'${each}'`).join(', ');

/** Flags a notice that nobody can deliver in time any more (comunicazioni.termini.2). */
const lateNotice: SetCheck = {
  field: 'decorrenza',
  query: `select line, 'late: the last day of delivery was ' || last || ', so the change has no effect and the customer is owed 30 €' as reason
    from (select line, (effective_day - case when all_fall is true then interval '${NOTICE_MONTHS.allFall} months'
        else interval '${NOTICE_MONTHS.usual} months' end)::date as last
      from staged where kind in (${words(DATED_NOTICES)})) terms where last < :today`,
};

const labelled = NOTICE_KINDS.map((kind: NoticeKind) => `\`${kind}\` (${NOTICE_KIND_LABELS[kind]})`).join(', ');

/** Legal notices, each a document of its own; nothing of one changes later (comunicazioni.tipi.1). */
export const legalNotices: TableKind = {
  kind: 'legal-notices',
  about:
    'Legal notices (docs/notices.md). A number that is there stays as it is. One that is too late is loaded, and reported with its line.',
  table: 'legal_notices',
  key: ['number'],
  onlyAdds: true,
  columns: [
    needed('numero', 'number', code, 'once in the file'),
    needed('codiceCliente', 'customer_code', code, 'the customer'),
    maybe('codiceContratto', 'contract_code', code, 'the supply that it is about'),
    needed('tipo', 'kind', oneOf(...NOTICE_KINDS), labelled),
    needed('titolo', 'title', text(120), 'the customer reads it first'),
    maybe('testo', 'text', lines, 'of the PDF that is made of it; `\\n` begins a new paragraph'),
    maybe(
      'file',
      'archive_key',
      place(500),
      'your own PDF instead: its path in `DOCUMENTS_DIR` or key in `DOCUMENTS_BUCKET`',
    ),
    maybe(
      'decorrenza',
      'effective_day',
      day,
      `the first day of the change; ${words(DATED_NOTICES).replaceAll("'", '`')} need it`,
      {
        type: 'date',
      },
    ),
    maybe('tuttiRibassi', 'all_fall', flag, 'every component of the price falls: one month is enough', {
      type: 'boolean',
      otherwise: 'false',
    }),
  ],
  checks: [
    isCustomer,
    {
      field: 'codiceContratto',
      query: `select s.line, 'no such contract of this customer: import the contracts first' as reason from staged s
        where s.contract_code is not null and not exists (select from commodity_contracts c
          where c.code = s.contract_code and c.customer_code = s.customer_code)`,
    },
    {
      field: 'testo',
      query: `select s.line, case when num_nonnulls(s.text, s.archive_key) = 2 then 'either a text or a file'
          else 'missing, and no price of the contract begins on decorrenza from which it could be made' end as reason
        from staged s where num_nonnulls(s.text, s.archive_key) = 2 or num_nonnulls(s.text, s.archive_key) = 0 and not (
          s.kind in (${words(TEMPLATE_NOTICES)}) and exists (select from supply_prices p
            where p.contract_code = s.contract_code and p.valid_from = s.effective_day))`,
    },
    {
      field: 'decorrenza',
      query: `select line, 'missing' as reason from staged where kind in (${words(DATED_NOTICES)}) and effective_day is null`,
    },
  ],
  warnings: [lateNotice],
};

/** A message id as it stands in a report, with or without its brackets and host. */
const reference = textThat(
  (value) => /^[\x21-\x7E]{1,60}$/.test(value),
  'not the number of a notice, or the id of a message',
  (raw) => raw.replace(/^<?([^<>@]+)(?:@[^<>]*)?>?$/, '$1'),
);

/** Reports of delivery, which the job adds to the ledger (comunicazioni.esiti.1). */
export const noticeReceipts: TableKind = {
  kind: 'notice-receipts',
  about:
    'What became of legal notices (docs/notices.md): receipts of SMS, bounces of mails, registered letters. A step of a channel that is known changes nothing.',
  table: 'notice_receipts',
  key: ['reference', 'channel', 'outcome', 'at'],
  onlyAdds: true,
  columns: [
    needed('riferimento', 'reference', reference, 'number of the notice, or id of the message: `<id@host>`'),
    needed('canale', 'channel', oneOf('EMAIL', 'SMS', 'POSTA'), '`EMAIL`, `SMS`, `POSTA`'),
    needed(
      'esito',
      'outcome',
      oneOf('CONSEGNATA', 'NON_CONSEGNATA', 'SPEDITA'),
      '`CONSEGNATA`, `NON_CONSEGNATA`, of a letter also `SPEDITA`',
    ),
    needed('data', 'at', instant, 'a moment with its zone: `2026-11-20T09:00:00+01:00`', {
      type: 'timestamp with time zone',
    }),
    maybe('testo', 'text', text(500), 'the receipt’s own words, or the reason of a failure'),
    maybe('codiceSpedizione', 'tracking', text(60), 'the number of a registered letter'),
  ],
  checks: [
    {
      field: 'riferimento',
      query: `select s.line, 'no such notice, and no message about one' as reason from staged s
        where not exists (select from legal_notices n where n.number = s.reference)
          and not exists (select from notice_ledger l where l.details ->> 'messageId' = s.reference)`,
    },
    {
      field: 'esito',
      query: `select line, 'only of POSTA' as reason from staged where outcome = 'SPEDITA' and channel <> 'POSTA'`,
    },
    {
      field: 'data',
      query: `select line, 'in the future' as reason from staged where at > now() + interval '1 day'`,
    },
  ],
};
