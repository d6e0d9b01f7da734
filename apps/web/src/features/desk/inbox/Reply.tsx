import { answerContactRequest, contentUses } from '@sportello/calls';
import { presentText, type ReceivedRequest } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useApp } from '../../../api/app.ts';
import { refresh } from '../../../shared/change/freshness.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useContent } from '../../../shared/content/use-content.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { DraftCallout } from '../../../ui/parts/callouts/DraftCallout.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import queue from '../queue/queue.module.css';

import '../../../ui/theme/fields.ts';

interface ReplyProps {
  request: ReceivedRequest;
  onAnswered: () => void;
}

/** The answer is free text or starts from a template (contenuto.usi.5). */
export function Reply({ request, onAnswered }: ReplyProps) {
  const { t } = useLingui();
  const { cache } = useApp();
  const { receiptNumber } = request;
  const change = useChange(answerContactRequest, {
    request: (testo: string) => ({ params: { numero: receiptNumber }, headers: {}, body: { testo } }),
    onDone: onAnswered,
    onRejected: () => void refresh(cache, answerContactRequest),
  });
  const form = useForm({
    initial: { testo: '' },
    check: ({ testo }) => (presentText(testo) === undefined ? { testo: t`Scrivi la risposta.` } : {}),
    change,
    draft: { name: `risposta ${receiptNumber}`, keeps: ['testo'] },
    onSubmit: ({ testo }, { restart }) => change.send(testo.trim(), { onDone: () => restart() }),
  });
  return (
    <form className={queue['form']} {...form.element}>
      <FormProblem problem={form.problem} />
      {form.isRestored ? <DraftCallout onDiscard={() => form.restart()} /> : null}
      <Templates
        request={request}
        onPick={(text) => {
          const before = form.values.testo.trimEnd();
          form.set({ testo: before === '' ? text : `${before}\n\n${text}` });
        }}
      />
      <Textarea
        {...form.field('testo')}
        label={t`La tua risposta`}
        rows={8}
        maxLength={4000}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <Button type="submit" loading={change.isSending}>
        <Trans>Invia la risposta</Trans>
      </Button>
    </form>
  );
}

/** Templates of the topic first, then those for all topics; optional. */
function Templates({ request, onPick }: { request: ReceivedRequest; onPick: (text: string) => void }) {
  const { t } = useLingui();
  const { data: known = [] } = useContent(contentUses.answerTemplates, []);
  // Those for a part of the reply to a complaint (contenuto.usi.5) are no whole answer.
  const all = known.filter(({ topics }) => !topics.some((topic) => topic.startsWith('parte-')));
  const fitting = all.filter(({ topics }) => topics.length === 0 || topics.includes(request.topicId));
  const others = all.filter((each) => !fitting.includes(each));
  if (all.length === 0) return null;
  const itemsOf = (templates: typeof all) => templates.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <NativeSelect
      label={t`Comincia da un testo pronto`}
      value=""
      onChange={({ currentTarget: { value } }) => {
        const picked = all.find(({ id }) => id === value);
        if (picked !== undefined) onPick(filled(picked.text, request));
      }}
      data={[
        { value: '', label: t`Scegli un testo` },
        { group: t`Per questo argomento`, items: itemsOf(fitting) },
        ...(others.length === 0 ? [] : [{ group: t`Gli altri`, items: itemsOf(others) }]),
      ]}
    />
  );
}

function filled(text: string, { customer, receiptNumber }: ReceivedRequest): string {
  const [first = customer.name] = customer.segment === 'Residenziale' ? customer.name.split(' ') : [customer.name];
  return text.trim().replaceAll('{nome}', first).replaceAll('{ricevuta}', receiptNumber);
}
