import { writeToSupplyRequest } from '@sportello/calls';
import { isOpenRequest, presentText, type SupplyRequest } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { useChange } from '../../../shared/change/use-change.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { DraftCallout } from '../../../ui/parts/callouts/DraftCallout.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { MessageThread } from '../MessageThread.tsx';

import '../../../ui/theme/fields.ts';

interface MessagesProps {
  request: SupplyRequest;
  onSent: () => void;
}

/** Messages with the provider's people; an open request takes another one (pratica.pagina.1). */
export function Messages({ request: { number, state, messages }, onSent }: MessagesProps) {
  const isOpen = isOpenRequest(state);
  if (messages.length === 0 && !isOpen) return null;
  return (
    <Card className={layout['stack']} aria-labelledby="messaggi">
      <SectionTitle id="messaggi">
        <Trans>Messaggi</Trans>
      </SectionTitle>
      {messages.length === 0 ? null : <MessageThread messages={messages} />}
      {isOpen ? <MessageForm number={number} onSent={onSent} /> : null}
    </Card>
  );
}

function MessageForm({ number, onSent }: { number: string; onSent: () => void }) {
  const { t } = useLingui();
  const change = useChange(writeToSupplyRequest, {
    request: (testo: string) => ({ params: { numero: number }, headers: {}, body: { testo } }),
  });
  const form = useForm({
    initial: { testo: '' },
    check: ({ testo }) => (presentText(testo) === undefined ? { testo: t`Scrivi il tuo messaggio.` } : {}),
    change,
    draft: { name: `pratica ${number}`, keeps: ['testo'] },
    onSubmit: ({ testo }, { restart }) =>
      change.send(testo.trim(), {
        onDone() {
          restart();
          onSent();
        },
      }),
  });
  return (
    <form className={layout['stack']} {...form.element}>
      <FormProblem problem={form.problem} />
      {form.isRestored ? <DraftCallout onDiscard={() => form.restart()} /> : null}
      <Textarea {...form.field('testo')} label={t`Il tuo messaggio`} rows={3} maxLength={2000} />
      <div className={screens['rowEnd']}>
        <Button type="submit" variant="light" loading={change.isSending}>
          <Trans>Invia il messaggio</Trans>
        </Button>
      </div>
    </form>
  );
}
