import { noteOnCase } from '@sportello/calls';
import { presentText, type ReceivedCase } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useApp } from '../../../../api/app.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { cx } from '../../../../ui/cx.ts';
import { pastMoment } from '../../../../ui/moments.ts';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import screens from '../../../../ui/styles/screens.module.css';
import classes from '../Cases.module.css';
import queue from '../../queue/queue.module.css';

import '../../../../ui/theme/fields.ts';

/** Notes of the desk, which no call for customers has (reclami.operatore.3). */
export function Notes({ received: { number, messages } }: { received: ReceivedCase }) {
  const { clock } = useApp();
  const notes = messages.filter(({ kind }) => kind === 'NOTA');
  return (
    <section className={classes['notes']} aria-labelledby="note">
      <SectionTitle
        id="note"
        count={notes.length === 0 ? undefined : notes.length}
        lead={
          <span className={classes['internal']}>
            <IconLock size={16} aria-hidden="true" />
            <Trans>Il cliente non le legge.</Trans>
          </span>
        }
      >
        <Trans>Note interne</Trans>
      </SectionTitle>
      {notes.length === 0 ? null : (
        <ol className={layout['stack']}>
          {notes.map(({ id, author, at, text }) => (
            <li key={id}>
              <p className={layout['caption']}>
                {author}, {pastMoment(at, clock.now())}
              </p>
              <p className={cx(screens['written'], queue['words'])}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <NoteForm number={number} />
    </section>
  );
}

function NoteForm({ number }: { number: string }) {
  const { t } = useLingui();
  const change = useChange(noteOnCase, {
    request: (testo: string) => ({ params: { numero: number }, headers: {}, body: { testo } }),
  });
  const form = useForm({
    initial: { testo: '' },
    check: ({ testo }) => (presentText(testo) === undefined ? { testo: t`Scrivi la nota.` } : {}),
    change,
    draft: { name: `nota ${number}`, keeps: ['testo'] },
    onSubmit: ({ testo }, { restart }) => change.send(testo.trim(), { onDone: () => restart() }),
  });
  return (
    <form className={queue['form']} {...form.element}>
      <FormProblem problem={form.problem} />
      <Textarea {...form.field('testo')} label={t`Nuova nota`} rows={2} maxLength={4000} />
      <Button type="submit" variant="default" loading={change.isSending}>
        <Trans>Aggiungi la nota</Trans>
      </Button>
    </form>
  );
}
