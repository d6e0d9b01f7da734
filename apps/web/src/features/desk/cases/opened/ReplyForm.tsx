import { replyToCase } from '@sportello/calls';
import { presentText, REPLY_PART_LABELS, type ReceivedCase } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { refresh } from '../../../../shared/change/freshness.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { DraftCallout } from '../../../../ui/parts/callouts/DraftCallout.tsx';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import { OwedAgain } from './OwedAgain.tsx';
import { PART_FIELDS, type ReplyFields, type ReplyInput } from './reply-fields.ts';
import { ReplyPreview } from './ReplyPreview.tsx';
import { ReplyTemplates } from './ReplyTemplates.tsx';
import queue from '../../queue/queue.module.css';

import '../../../../ui/theme/fields.ts';

interface ReplyFormProps {
  received: ReceivedCase;
  onAnswered: () => void;
}

/** The reply in four parts, none of which may be missing; it is read once more before it is sent (reclami.risposta.1). */
export function ReplyForm({ received, onAnswered }: ReplyFormProps) {
  const { t } = useLingui();
  const { cache } = useApp();
  const { number, kind, disputes } = received;
  const [preview, setPreview] = useState<ReplyInput>();
  const isChoice = kind === 'PRESCRIZIONE' && disputes.some(({ until }) => until === undefined);
  const change = useChange(replyToCase, {
    request: ({ importoDovuto, ...parts }: ReplyInput) => ({
      params: { numero: number },
      headers: {},
      body: { ...parts, ...(isChoice && importoDovuto && { importoDovuto }) },
    }),
    onDone: onAnswered,
    onRejected() {
      setPreview(undefined);
      void refresh(cache, replyToCase);
    },
  });
  const missing: ReplyFields = {
    reclamo: t`Riassumi cosa ha scritto il cliente.`,
    verifiche: t`Scrivi quali verifiche hai fatto.`,
    conclusioni: t`Scrivi le conclusioni.`,
    diritti: t`Scrivi cosa può fare il cliente se non è d’accordo.`,
  };
  const form = useForm<ReplyInput>({
    initial: { reclamo: '', verifiche: '', conclusioni: '', diritti: '', importoDovuto: false },
    check: (fields) =>
      Object.fromEntries(
        PART_FIELDS.filter(({ name }) => presentText(fields[name]) === undefined).map(({ name }) => [
          name,
          missing[name],
        ]),
      ),
    change,
    draft: { name: `risposta ${number}`, keeps: [...PART_FIELDS.map(({ name }) => name), 'importoDovuto'] },
    onSubmit: (fields) => setPreview(trimmed(fields)),
  });
  return (
    <Card aria-labelledby="risposta">
      <form className={queue['form']} {...form.element}>
        <SectionTitle id="risposta" lead={<Trans>Il cliente riceve le quattro parti, anche in PDF.</Trans>}>
          <Trans>Risposta</Trans>
        </SectionTitle>
        <FormProblem problem={form.problem} />
        {form.isRestored ? <DraftCallout onDiscard={() => form.restart()} /> : null}
        <ReplyTemplates
          received={received}
          onPick={(name, text) => {
            const before = form.values[name].trimEnd();
            form.set({ [name]: before === '' ? text : `${before}\n\n${text}` });
          }}
        />
        {PART_FIELDS.map(({ name, part, most }) => (
          <Textarea
            key={name}
            {...form.field(name)}
            label={REPLY_PART_LABELS[part]}
            rows={part === 'checks' || part === 'conclusions' ? 5 : 3}
            maxLength={most}
          />
        ))}
        {isChoice ? <OwedAgain disputes={disputes} {...form.field('importoDovuto')} /> : null}
        <Button type="submit">
          <Trans>Controlla e invia</Trans>
        </Button>
      </form>
      {preview === undefined ? null : (
        <ReplyPreview
          received={received}
          fields={preview}
          isSending={change.isSending}
          onClose={() => setPreview(undefined)}
          onSend={() => change.send(preview, { onDone: () => form.restart() })}
        />
      )}
    </Card>
  );
}

function trimmed(fields: ReplyInput): ReplyInput {
  return {
    ...fields,
    reclamo: fields.reclamo.trim(),
    verifiche: fields.verifiche.trim(),
    conclusioni: fields.conclusioni.trim(),
    diritti: fields.diritti.trim(),
  };
}
