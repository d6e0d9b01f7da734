import { caseFigures } from '@sportello/calls';
import { CASE_KIND_LABELS, dayInRome, type CaseFigures } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { readOf } from '../../../../shared/read/read.ts';
import { ReadBody } from '../../../../shared/read/ReadBody.tsx';
import { euroWords, quantityWords } from '../../../../ui/amounts.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { SortTable, type TableColumn } from '../../../../ui/parts/lists/SortTable.tsx';
import { CardSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import classes from '../Cases.module.css';
import queue from '../../queue/queue.module.css';

import '../../../../ui/theme/fields.ts';

/** Years for which the records are kept at least. */
const YEARS = 4;

/** The figures of a year for the regulator (reclami.cifre.1). */
export function YearFigures() {
  const { t } = useLingui();
  const { clock, queryOf } = useApp();
  const [now] = useState(clock.now);
  const current = Number(dayInRome(now).slice(0, 4));
  const [year, setYear] = useState(String(current));
  const read = readOf(useQuery(queryOf(caseFigures, { query: { anno: year } })));
  return (
    <section className={queue['stack']} aria-labelledby="cifre">
      <SectionTitle id="cifre">
        <Trans>Cifre dell’anno per ARERA</Trans>
      </SectionTitle>
      <NativeSelect
        label={t`Anno di ricevimento`}
        value={year}
        onChange={({ currentTarget: { value } }) => setYear(value)}
        data={Array.from({ length: YEARS }, (_, at) => String(current - at))}
      />
      <ReadBody
        read={read}
        failed={<Trans>Non riusciamo a caricare le cifre</Trans>}
        skeleton={<CardSkeleton />}
        isEmpty={(figures) => figures.length === 0}
        empty={
          <p className={layout['soft']}>
            <Trans>Nessun reclamo ricevuto in quest’anno.</Trans>
          </p>
        }
      >
        {(figures) => (
          <div
            className={classes['figures']}
            role="group"
            aria-label={t`Tabella delle cifre`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it
            tabIndex={0}
          >
            <SortTable
              label={t`Cifre dell’anno per ARERA`}
              columns={COLUMNS}
              rows={figures}
              keyOf={({ kind, segment }) => `${kind} ${segment ?? ''}`}
              search={{}}
              onSort={() => undefined}
            />
          </div>
        )}
      </ReadBody>
    </section>
  );
}

const COLUMNS: readonly TableColumn<CaseFigures, never>[] = [
  {
    id: 'kind',
    title: <Trans>Tipo</Trans>,
    renderCell: ({ kind, segment }) => (
      <>
        {CASE_KIND_LABELS[kind]}
        <small>{segment ?? <Trans>Senza accesso</Trans>}</small>
      </>
    ),
  },
  { id: 'received', title: <Trans>Ricevuti</Trans>, renderCell: ({ received }) => quantityWords(received) },
  { id: 'answered', title: <Trans>Risposti</Trans>, renderCell: ({ answered }) => quantityWords(answered) },
  {
    id: 'inTime',
    title: <Trans>Nei termini</Trans>,
    renderCell: ({ answered, inTime }) =>
      answered === 0 ? NONE : `${quantityWords(Math.round((100 * inTime) / answered))}%`,
  },
  {
    id: 'days',
    title: <Trans>Giorni medi</Trans>,
    renderCell: ({ meanDays }) => (meanDays === undefined ? NONE : quantityWords(meanDays)),
  },
  {
    id: 'indemnities',
    title: <Trans>Indennizzi</Trans>,
    renderCell: ({ indemnities, indemnityAmount }) =>
      indemnities === 0 ? NONE : `${quantityWords(indemnities)} · ${euroWords(indemnityAmount)}`,
  },
];

const NONE = '–';
