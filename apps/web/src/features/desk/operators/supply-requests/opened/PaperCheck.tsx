import { checkSupplyRequestPaper } from '@sportello/calls';
import { presentText, REQUEST_PAPER_LABELS, type SentRequestPaper } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../../../api/app.ts';
import { refresh } from '../../../../../shared/change/freshness.ts';
import { useChange } from '../../../../../shared/change/use-change.ts';
import { useForm } from '../../../../../shared/form/use-form.ts';
import { useFocusOnArrival, useFocusOnReturn } from '../../../../../ui/focus.ts';
import layout from '../../../../../ui/layout/layout.module.css';
import { FormProblem } from '../../../../../ui/parts/callouts/FormProblem.tsx';
import queue from '../../../queue/queue.module.css';
import type { DeskAct } from './DoneNote.tsx';

import '../../../../../ui/theme/fields.ts';

export interface PaperCheckProps {
  number: string;
  paper: SentRequestPaper;
  onDone: (done: DeskAct) => void;
}

/** Accepts a paper, or rejects it with a reason that the customer reads (pratica.carte.2). */
export function PaperCheck({ number, paper: { position, paper }, onDone }: PaperCheckProps) {
  const { t } = useLingui();
  const { cache } = useApp();
  const [isRejecting, setRejecting] = useState(false);
  const { opener, comeBack } = useFocusOnReturn();
  const arrives = useFocusOnArrival(true);
  const change = useChange(checkSupplyRequestPaper, {
    request: (reason: string | undefined) => ({
      params: { numero: number, posizione: String(position) },
      body: {
        esito: reason === undefined ? ('ACCETTATA' as const) : ('RESPINTA' as const),
        ...(reason !== undefined && { motivo: reason }),
      },
    }),
    // Whoever comes second sees the outcome.
    onRejected: () => void refresh(cache, checkSupplyRequestPaper),
  });
  const form = useForm({
    initial: { motivo: '' },
    check: ({ motivo }) =>
      presentText(motivo) === undefined ? { motivo: t`Scrivi il motivo: il cliente lo legge.` } : {},
    change,
    onSubmit: ({ motivo }) =>
      change.send(motivo.trim(), {
        onDone() {
          setRejecting(false);
          onDone('PAPER_REJECTED');
        },
      }),
  });
  const label = REQUEST_PAPER_LABELS[paper];
  return (
    <>
      <FormProblem problem={form.problem} />
      {isRejecting ? (
        <form className={queue['form']} {...form.element}>
          <TextInput
            {...form.field('motivo')}
            label={t`Motivo`}
            description={t`Il cliente lo legge, e invia un altro documento.`}
            maxLength={300}
            ref={arrives}
          />
          <div className={layout['row']}>
            <Button type="submit" color="red" loading={change.isSending}>
              <Trans>Respingi il documento</Trans>
            </Button>
            <Button
              variant="default"
              onClick={() => {
                comeBack();
                setRejecting(false);
              }}
            >
              <Trans>Annulla</Trans>
            </Button>
          </div>
        </form>
      ) : (
        <div className={layout['row']}>
          <Button
            loading={change.isSending}
            aria-label={t`Accetta: ${label}`}
            onClick={() => change.send(undefined, { onDone: () => onDone('PAPER_ACCEPTED') })}
          >
            <Trans>Accetta</Trans>
          </Button>
          <Button ref={opener} variant="default" aria-label={t`Respingi: ${label}`} onClick={() => setRejecting(true)}>
            <Trans>Respingi</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
