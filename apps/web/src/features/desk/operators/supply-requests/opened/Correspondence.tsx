import { answerSupplyRequest } from '@sportello/calls';
import {
  isOneOf,
  isOpenRequest,
  presentText,
  REQUEST_PAPER_LABELS,
  REQUEST_PAPERS,
  type ReceivedSupplyRequest,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../../../api/app.ts';
import { refresh } from '../../../../../shared/change/freshness.ts';
import { useChange } from '../../../../../shared/change/use-change.ts';
import { useForm } from '../../../../../shared/form/use-form.ts';
import { Callout } from '../../../../../ui/parts/callouts/Callout.tsx';
import { FormProblem } from '../../../../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../../../ui/parts/texts/SectionTitle.tsx';
import { MessageThread } from '../../../../supply-requests/MessageThread.tsx';
import queue from '../../../queue/queue.module.css';

import '../../../../../ui/theme/fields.ts';

/** The messages with the customer; one of ours may ask for a paper (pratica.operatore.2). */
export function Correspondence({ request }: { request: ReceivedSupplyRequest }) {
  const { number, state, messages, customer } = request;
  const isOpen = isOpenRequest(state);
  if (messages.length === 0 && !isOpen) return null;
  return (
    <Card aria-labelledby="messaggi" className={queue['stack']}>
      <SectionTitle id="messaggi">
        <Trans>Messaggi</Trans>
      </SectionTitle>
      {messages.length === 0 ? null : <MessageThread messages={messages} customer={customer.name} />}
      {isOpen ? <MessageForm number={number} /> : null}
    </Card>
  );
}

type Typed = {
  readonly testo: string;
  readonly chiede: string;
};

function MessageForm({ number }: { number: string }) {
  const { t } = useLingui();
  const { cache } = useApp();
  const [isSent, setSent] = useState(false);
  const change = useChange(answerSupplyRequest, {
    request: ({ testo, chiede }: Typed) => ({
      params: { numero: number },
      headers: {},
      body: { testo: testo.trim(), ...(isOneOf(REQUEST_PAPERS, chiede) && { chiede }) },
    }),
    onRejected: () => void refresh(cache, answerSupplyRequest),
  });
  const form = useForm<Typed>({
    initial: { testo: '', chiede: '' },
    check: ({ testo }) => (presentText(testo) === undefined ? { testo: t`Scrivi il messaggio.` } : {}),
    change,
    draft: { name: `pratica ${number}`, keeps: ['testo', 'chiede'] },
    onType: () => setSent(false),
    onSubmit: (typed, { restart }) =>
      change.send(typed, {
        onDone() {
          restart();
          setSent(true);
        },
      }),
  });
  return (
    <form className={queue['form']} {...form.element}>
      {isSent ? (
        <Callout tone="good" role="status" takesFocus>
          <Trans>Messaggio inviato al cliente.</Trans>
        </Callout>
      ) : null}
      <FormProblem problem={form.problem} />
      <Textarea {...form.field('testo')} label={t`Messaggio al cliente`} rows={3} maxLength={2000} />
      <NativeSelect
        {...form.field('chiede')}
        label={t`Chiedi un documento`}
        description={t`La pratica aspetta finché il cliente non lo invia.`}
        data={[
          { value: '', label: t`Nessuno` },
          ...REQUEST_PAPERS.map((value) => ({ value, label: REQUEST_PAPER_LABELS[value] })),
        ]}
      />
      <Button type="submit" variant="light" loading={change.isSending}>
        <Trans>Invia il messaggio</Trans>
      </Button>
    </form>
  );
}
