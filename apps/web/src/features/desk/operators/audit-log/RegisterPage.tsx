import { register, registerFile } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { fetchFile } from '../../../../api/files/files.ts';
import { DownloadState } from '../../../../shared/download/DownloadState.tsx';
import { useDownload } from '../../../../shared/download/use-download.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { readOf } from '../../../../shared/read/read.ts';
import { ReadBody } from '../../../../shared/read/ReadBody.tsx';
import { cx } from '../../../../ui/cx.ts';
import blocks from '../../../../ui/styles/blocks.module.css';
import layout from '../../../../ui/layout/layout.module.css';
import { pastMoment } from '../../../../ui/moments.ts';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import classes from './Register.module.css';
import '../../../../ui/theme/fields.ts';

type Filter = Readonly<Partial<Record<'codiceCliente' | 'operatore' | 'dal' | 'al', string>>>;

/** Audit log of changes and views, for operators with the permission (operatore.registro.4). */
export function RegisterPage() {
  const [filter, setFilter] = useState<Filter>({});
  return (
    <>
      <Card>
        <FilterForm onFilter={setFilter} />
      </Card>
      <Rows key={JSON.stringify(filter)} filter={filter} />
    </>
  );
}

function FilterForm({ onFilter }: { onFilter: (filter: Filter) => void }) {
  const { t } = useLingui();
  const form = useForm({
    initial: { codiceCliente: '', operatore: '', dal: '', al: '' },
    onSubmit: (values) =>
      onFilter(
        Object.fromEntries(
          Object.entries(values).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])),
        ),
      ),
  });
  return (
    <form className={classes['filter']} {...form.element}>
      <TextInput {...form.field('codiceCliente')} label={t`Codice cliente`} autoComplete="off" maxLength={40} />
      <TextInput {...form.field('operatore')} label={t`Operatore`} autoComplete="off" maxLength={100} />
      <TextInput {...form.field('dal')} type="date" label={t`Dal giorno`} />
      <TextInput {...form.field('al')} type="date" label={t`Al giorno`} />
      <Button type="submit">
        <Trans>Mostra</Trans>
      </Button>
    </form>
  );
}

function Rows({ filter }: { filter: Filter }) {
  const app = useApp();
  const { queryOf, clock } = app;
  /** Cursors of the pages visited so far, first page first. */
  const [before, setBefore] = useState<readonly string[]>([]);
  const prima = before.at(-1);
  const read = readOf(useQuery(queryOf(register, { query: { ...filter, ...(prima !== undefined && { prima }) } })));
  const download = useDownload(async (onProgress) => {
    const { content } = await fetchFile(app, registerFile, { query: filter }, { onProgress });
    return { name: 'registro.csv', content };
  });
  const now = clock.now();
  return (
    <ReadBody read={read} failed={<Trans>Non riusciamo a caricare il registro</Trans>} skeleton={<CardSkeleton />}>
      {({ rows, hasMore }) => (
        <Card>
          <div className={classes['acts']}>
            <Button variant="light" loading={download.isLoading} onClick={download.download}>
              <Trans>Scarica in un file</Trans>
            </Button>
            <DownloadState download={download} />
          </div>
          {rows.length === 0 ? <Trans>Nessuna voce con questi filtri.</Trans> : null}
          <ul className={classes['rows']}>
            {rows.map(({ id, at, description, actor, customerCode, reason }) => (
              <li key={id} className={classes['row']}>
                <span className={layout['soft']}>{pastMoment(at, now)}</span>
                <span>
                  <strong>{actor}</strong> · {description}
                  {customerCode === undefined ? null : (
                    <>
                      {' · '}
                      <Trans>cliente {customerCode}</Trans>
                    </>
                  )}
                  {reason === undefined ? null : (
                    <span className={cx(layout['soft'], blocks['block'])}>“{reason}”</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
          <div className={classes['acts']}>
            {before.length === 0 ? null : (
              <Button variant="light" onClick={() => setBefore(before.slice(0, -1))}>
                <Trans>Più recenti</Trans>
              </Button>
            )}
            {hasMore ? (
              <Button variant="light" onClick={() => setBefore([...before, rows.at(-1)?.id ?? ''])}>
                <Trans>Meno recenti</Trans>
              </Button>
            ) : null}
          </div>
        </Card>
      )}
    </ReadBody>
  );
}
