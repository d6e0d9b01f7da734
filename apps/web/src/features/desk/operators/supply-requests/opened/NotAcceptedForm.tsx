import { rejectSupplyRequest } from '@sportello/calls';
import { isOneOf, presentText, REJECTION_CODES, REJECTIONS, type ReceivedSupplyRequest } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../../../api/app.ts';
import { refresh } from '../../../../../shared/change/freshness.ts';
import { useChange } from '../../../../../shared/change/use-change.ts';
import { useForm } from '../../../../../shared/form/use-form.ts';
import { cx } from '../../../../../ui/cx.ts';
import screens from '../../../../../ui/styles/screens.module.css';
import { FormProblem } from '../../../../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../../../../ui/parts/cards/Card.tsx';
import { Dialog, DialogActions } from '../../../../../ui/parts/dialogs/Dialog.tsx';
import { Fold } from '../../../queue/Fold.tsx';
import queue from '../../../queue/queue.module.css';

import '../../../../../ui/theme/fields.ts';

interface Reason {
  readonly code: (typeof REJECTION_CODES)[number];
  readonly words: string | undefined;
}

interface NotAcceptedFormProps {
  request: ReceivedSupplyRequest;
  onDone: () => void;
}

/** Ends a request that can't be done: by a code, and words of one's own (pratica.rifiuti.1). */
export function NotAcceptedForm({ request: { number }, onDone }: NotAcceptedFormProps) {
  const { t } = useLingui();
  const { cache } = useApp();
  const [asked, setAsked] = useState<Reason>();
  const change = useChange(rejectSupplyRequest, {
    request: ({ code, words }: Reason) => ({
      params: { numero: number },
      body: { codice: code, ...(words !== undefined && { testo: words }) },
    }),
    onDone() {
      setAsked(undefined);
      onDone();
    },
    onRejected() {
      setAsked(undefined);
      void refresh(cache, rejectSupplyRequest);
    },
  });
  const form = useForm({
    initial: { codice: '', testo: '' },
    check: ({ codice, testo }) => ({
      ...(codice === '' && { codice: t`Scegli il motivo: il cliente lo legge.` }),
      ...(codice === 'ALTRO' && presentText(testo) === undefined && { testo: t`Scrivi il motivo con parole tue.` }),
    }),
    change,
    onSubmit: ({ codice, testo }) => {
      if (isOneOf(REJECTION_CODES, codice)) setAsked({ code: codice, words: presentText(testo)?.trim() });
    },
  });
  return (
    <Card as="div">
      <Fold title={<Trans>Rifiuta la pratica</Trans>} open={false}>
        <form className={queue['form']} {...form.element}>
          <FormProblem problem={form.problem} />
          <NativeSelect
            {...form.field('codice')}
            label={t`Motivo`}
            data={[
              { value: '', label: t`Scegli il motivo` },
              ...REJECTION_CODES.map((value) => ({ value, label: REJECTIONS[value].words })),
            ]}
          />
          <Textarea
            {...form.field('testo')}
            label={t`Spiegazione per il cliente (se serve)`}
            rows={3}
            maxLength={1000}
          />
          <Button type="submit" color="red">
            <Trans>Rifiuta la pratica</Trans>
          </Button>
        </form>
      </Fold>
      {asked === undefined ? null : (
        <Dialog onClose={() => setAsked(undefined)} title={<Trans>Rifiuti la pratica {number}?</Trans>}>
          <p>{REJECTIONS[asked.code].words}</p>
          {asked.words === undefined ? null : <p className={cx(screens['written'], queue['words'])}>{asked.words}</p>}
          <p>
            <Trans>La pratica si conclude e il cliente riceve un avviso. Non si può riaprire.</Trans>
          </p>
          <DialogActions>
            <Button variant="default" onClick={() => setAsked(undefined)}>
              <Trans>Non rifiutare</Trans>
            </Button>
            <Button color="red" loading={change.isSending} onClick={() => change.send(asked)}>
              <Trans>Rifiuta la pratica</Trans>
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Card>
  );
}
