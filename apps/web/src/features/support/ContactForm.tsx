import { invioFormContatti, openCase, type ItemOf, type contentUses } from '@sportello/calls';
import { presentText, type ContactChannel, type ContactReceipt } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Radio, Textarea } from '@mantine/core';
import { useApp } from '../../api/app.ts';
import type { OutboxItem } from '../../api/offline/outbox/item.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { useForm } from '../../shared/form/use-form.ts';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';
import { useQueueing } from '../../shared/offline/use-queueing.ts';
import { DraftCallout } from '../../ui/parts/callouts/DraftCallout.tsx';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { FilePicker } from '../../shared/attachments/FilePicker.tsx';
import type { AddedFile } from '../../shared/attachments/files.ts';
import { LostFiles } from '../../shared/attachments/LostFiles.tsx';
import classes from './Support.module.css';

import '@mantine/core/styles/Radio.layer.css';
import '../../ui/theme/fields.ts';

type Topic = ItemOf<typeof contentUses.contacts>['topics'][number];

const MOST_CHARACTERS = 4000;

/** Keys are the wire names; a draft keeps only the names of the files. */
type Message = {
  readonly argomento: string;
  readonly codiceContratto: string;
  readonly messaggio: string;
  readonly canale: ContactChannel;
  readonly allegati: readonly AddedFile[];
  readonly nomiAllegati: string;
};

const emptyMessage: Message = {
  argomento: '',
  codiceContratto: '',
  messaggio: '',
  canale: 'E-MAIL',
  allegati: [],
  nomiAllegati: '',
};

interface ContactFormProps {
  topics: readonly Topic[];
  contracts: readonly { value: string; label: string }[];
  /** Channels for the answer, the preferred one first. */
  channels: readonly ContactChannel[];
  /** Name of the draft. */
  draft: string;
  /** The unsent message that is being edited. */
  edited: OutboxItem | undefined;
  onSent: (receipt: ContactReceipt) => void;
  onQueued: () => void;
}

export function ContactForm({ topics, contracts, channels, draft, edited, onSent, onQueued }: ContactFormProps) {
  const { t } = useLingui();
  const { config } = useApp();
  const [usual] = channels;
  const queueing = useQueueing(invioFormContatti, {
    subjectOf: ({ body }) => topicOf(body.argomento)?.label ?? '',
    edited,
    onQueued() {
      form.restart();
      onQueued();
    },
  });
  const change = useChange(invioFormContatti, {
    ...queueing,
    request: ({ argomento, codiceContratto, messaggio, canale, allegati }: Message) => ({
      headers: {},
      body: {
        argomento,
        messaggio: messaggio.trim(),
        ...(channels.includes(canale) && { canale }),
        ...(topicOf(argomento)?.about === 'CONTRACT' && codiceContratto !== '' && { codiceContratto }),
        ...(allegati.length > 0 && { allegati: [...allegati] }),
      },
    }),
  });
  const form = useForm<Message>({
    initial: {
      ...emptyMessage,
      ...(usual && { canale: usual }),
      ...(edited && typedBefore(edited)),
    },
    check: ({ argomento, messaggio }) => ({
      ...(topicOf(argomento) === undefined && { argomento: t`Scegli un argomento.` }),
      ...(presentText(messaggio) === undefined && { messaggio: t`Scrivi il tuo messaggio.` }),
    }),
    change,
    draft: { name: draft, keeps: ['argomento', 'codiceContratto', 'messaggio', 'canale', 'nomiAllegati'] },
    onSubmit: (message, { restart }) =>
      change.send(message, {
        onDone({ answer }) {
          restart();
          onSent(answer);
        },
      }),
  });
  const { argomento, allegati, nomiAllegati } = form.values;
  const topic = topicOf(argomento);
  // A complaint has a form of its own, where the gateway has cases (assistenza.modulo.5).
  const isCase = topic?.about === 'CASE' && config.capabilities.includes(openCase.id);
  function topicOf(chosen: string): Topic | undefined {
    return topics.find(({ id }) => id === chosen);
  }

  return (
    <form className={classes['form']} {...form.element}>
      <FormProblem problem={form.problem} />
      {form.isRestored ? <DraftCallout onDiscard={() => form.restart()} /> : null}
      <NativeSelect
        {...form.field('argomento')}
        label={t`Di che cosa si tratta?`}
        description={topic?.hint}
        data={[{ value: '', label: t`Scegli un argomento` }, ...topics.map(({ id, label }) => ({ value: id, label }))]}
      />
      {isCase ? (
        <CaseWay />
      ) : (
        <>
          {topic?.about === 'CONTRACT' && contracts.length > 0 ? (
            <NativeSelect
              {...form.field('codiceContratto')}
              label={t`Per quale fornitura o servizio? (se vuoi)`}
              data={[{ value: '', label: t`Nessuno in particolare` }, ...contracts]}
            />
          ) : null}
          <Textarea {...form.field('messaggio')} label={t`Il tuo messaggio`} rows={7} maxLength={MOST_CHARACTERS} />
          {nomiAllegati === '' || allegati.length > 0 ? null : <LostFiles names={nomiAllegati.split('\n')} />}
          <FilePicker
            files={allegati}
            onChange={(files) =>
              form.set({ allegati: files, nomiAllegati: files.map(({ fileName }) => fileName).join('\n') })
            }
            errors={change.fieldErrors}
          />
          {usual === undefined ? null : (
            <Radio.Group {...form.field('canale')} label={t`Quando la risposta è pronta, avvisami con`}>
              {channels.map((each) => (
                <Radio key={each} value={each} label={each === 'E-MAIL' ? t`Un’email` : t`Un SMS`} />
              ))}
            </Radio.Group>
          )}
          <Button type="submit" loading={change.isSending}>
            <Trans>Invia il messaggio</Trans>
          </Button>
        </>
      )}
    </form>
  );
}

/** Returns the input that an unsent message was made of. */
function typedBefore({ written }: OutboxItem): Partial<Message> {
  const { allegati = [], ...texts } = (written?.request.body ?? {}) as Partial<Message>;
  return { ...texts, allegati, nomiAllegati: allegati.map(({ fileName }) => fileName).join('\n') };
}

function CaseWay() {
  return (
    <Callout
      role="status"
      title={<Trans>Il reclamo ha un modulo suo</Trans>}
      action={
        <ButtonLink to="/my-edison/assistenza/reclami/nuovo">
          <Trans>Scrivi un reclamo</Trans>
        </ButtonLink>
      }
    >
      <Trans>Ricevi un numero, e sai subito entro quale giorno ti rispondiamo.</Trans>
    </Callout>
  );
}
