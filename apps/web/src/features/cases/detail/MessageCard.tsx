import { writeToCase } from '@sportello/calls';
import { presentText, type CaseDetail } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { FilePicker } from '../../../shared/attachments/FilePicker.tsx';
import type { AddedFile } from '../../../shared/attachments/files.ts';
import { LostFiles } from '../../../shared/attachments/LostFiles.tsx';
import { useChange } from '../../../shared/change/use-change.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import layout from '../../../ui/layout/layout.module.css';
import bubbles from '../../../ui/styles/bubbles.module.css';
import { DraftCallout } from '../../../ui/parts/callouts/DraftCallout.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import classes from '../cases.module.css';

import '../../../ui/theme/fields.ts';

const MOST_CHARACTERS = 4000;

/** Keys are the wire names; a draft keeps only texts. */
type Message = {
  readonly testo: string;
  readonly allegati: readonly AddedFile[];
  readonly nomiAllegati: string;
};

/** Adds to an open case; where it waits for the customer, below the question that it answers (reclami.termini.3). */
export function MessageCard({ detail, onSent }: { detail: CaseDetail; onSent: () => void }) {
  const { t } = useLingui();
  const { number, state, messages } = detail;
  const question = state === 'ATTESA_CLIENTE' ? messages.findLast(({ kind }) => kind === 'DOMANDA') : undefined;
  const isAnswer = question !== undefined;
  const change = useChange(writeToCase, {
    request: ({ testo, allegati }: Message) => ({
      params: { numero: number },
      headers: {},
      body: { testo: testo.trim(), ...(allegati.length > 0 && { allegati: [...allegati] }) },
    }),
  });
  const form = useForm<Message>({
    initial: { testo: '', allegati: [], nomiAllegati: '' },
    check: ({ testo }) => (presentText(testo) === undefined ? { testo: t`Scrivi il tuo messaggio.` } : {}),
    change,
    draft: { name: `reclamo ${number}`, keeps: ['testo', 'nomiAllegati'] },
    onSubmit: (message, { restart }) =>
      change.send(message, {
        onDone() {
          restart();
          onSent();
        },
      }),
  });
  const { allegati, nomiAllegati } = form.values;
  return (
    <Card tone={isAnswer ? 'next' : 'plain'} className={layout['stack']} aria-labelledby="scrivi">
      <SectionTitle id="scrivi">
        {isAnswer ? <Trans>Ti abbiamo fatto una domanda</Trans> : <Trans>Vuoi aggiungere qualcosa?</Trans>}
      </SectionTitle>
      {isAnswer ? <p className={bubbles['theirs']}>{question.text}</p> : null}
      <form className={classes['form']} {...form.element}>
        <FormProblem problem={form.problem} />
        {form.isRestored ? <DraftCallout onDiscard={() => form.restart()} /> : null}
        <Textarea
          {...form.field('testo')}
          label={isAnswer ? t`La tua risposta` : t`Il tuo messaggio`}
          rows={isAnswer ? 5 : 3}
          maxLength={MOST_CHARACTERS}
        />
        {nomiAllegati === '' || allegati.length > 0 ? null : <LostFiles names={nomiAllegati.split('\n')} />}
        <FilePicker
          files={allegati}
          onChange={(files) =>
            form.set({ allegati: files, nomiAllegati: files.map(({ fileName }) => fileName).join('\n') })
          }
          errors={change.fieldErrors}
        />
        <div>
          <Button type="submit" variant={isAnswer ? 'filled' : 'light'} loading={change.isSending}>
            {isAnswer ? <Trans>Invia la risposta</Trans> : <Trans>Invia il messaggio</Trans>}
          </Button>
        </div>
      </form>
    </Card>
  );
}
