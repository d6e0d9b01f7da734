import { askAboutCase } from '@sportello/calls';
import { presentText, type ReceivedCase } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { refresh } from '../../../../shared/change/freshness.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { Fold } from '../../queue/Fold.tsx';
import queue from '../../queue/queue.module.css';

import '../../../../ui/theme/fields.ts';

/** Asks the customer something: the terms stand still until the answer (reclami.termini.3). */
export function Question({ received: { number, state } }: { received: ReceivedCase }) {
  const { t } = useLingui();
  const { cache } = useApp();
  const [isSent, setSent] = useState(false);
  const change = useChange(askAboutCase, {
    request: (testo: string) => ({ params: { numero: number }, headers: {}, body: { testo } }),
    onRejected: () => void refresh(cache, askAboutCase),
  });
  const form = useForm({
    initial: { testo: '' },
    check: ({ testo }) => (presentText(testo) === undefined ? { testo: t`Scrivi la domanda.` } : {}),
    change,
    draft: { name: `domanda ${number}`, keeps: ['testo'] },
    onType: () => setSent(false),
    onSubmit: ({ testo }, { restart }) =>
      change.send(testo.trim(), {
        onDone: () => {
          restart();
          setSent(true);
        },
      }),
  });
  return (
    <Card as="div">
      <Fold title={<Trans>Chiedi qualcosa al cliente</Trans>} open={form.isRestored}>
        <form className={queue['form']} {...form.element}>
          {isSent ? (
            <Callout tone="good" role="status" takesFocus>
              <Trans>Domanda inviata: i termini sono fermi finché il cliente non risponde.</Trans>
            </Callout>
          ) : null}
          <FormProblem problem={form.problem} />
          <Textarea
            {...form.field('testo')}
            label={t`La tua domanda`}
            description={
              state === 'ATTESA_CLIENTE'
                ? t`I termini sono già fermi: il cliente riceve anche questa domanda.`
                : t`Il cliente la riceve subito. I termini si fermano finché non risponde.`
            }
            rows={3}
            maxLength={4000}
          />
          <Button type="submit" variant="light" loading={change.isSending}>
            <Trans>Invia la domanda</Trans>
          </Button>
        </form>
      </Fold>
    </Card>
  );
}
