import { invioFormContatti, notifications, contactRequests, type ItemOf, type contentUses } from '@sportello/calls';
import type { ContactChannel, ContactReceipt } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Radio, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useDraft } from '../../shared/form/use-draft.ts';
import { useSend } from '../../shared/change/use-send.ts';
import { DraftNotice } from '../../ui/parts/DraftNotice.tsx';
import { Notice } from '../../ui/parts/Notice.tsx';
import { FilePicker } from './FilePicker.tsx';
import type { AddedFile } from './files.ts';
import classes from './Support.module.css';

import '@mantine/core/styles/Radio.layer.css';

type Topic = ItemOf<typeof contentUses.contacts>['topics'][number];

const MOST_CHARACTERS = 4000;

interface ContactFormProps {
  topics: readonly Topic[];
  contracts: readonly { value: string; label: string }[];
  /** Where the customer can be told of the answer, the usual one first. */
  channels: readonly ContactChannel[];
  onSent: (receipt: ContactReceipt) => void;
}

/** The message itself: about what, which supply, the words, files, and how to hear of the answer. */
export function ContactForm({ topics, contracts, channels, onSent }: ContactFormProps) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const draft = useDraft('scrivici');
  const kept = (name: string) => String(draft.restored?.[name] ?? '');
  const [topicId, setTopicId] = useState(kept('argomento'));
  const [contract, setContract] = useState(kept('contratto'));
  const [text, setText] = useState(kept('messaggio'));
  const [channel, setChannel] = useState(() => channels.find((each) => each === kept('canale')) ?? channels[0]);
  const [files, setFiles] = useState<readonly AddedFile[]>([]);
  const [isTried, setTried] = useState(false);
  const { send, isSending, problem, fieldErrors } = useSend(invioFormContatti, {
    onSent: (receipt) => {
      draft.drop();
      void cache.invalidateQueries({ predicate: ({ queryKey }) => asksFor(queryKey[2]) });
      onSent(receipt);
    },
  });

  const topic = topics.find(({ id }) => id === topicId);
  const keep = (changed: Record<string, string>) =>
    draft.keep({ argomento: topicId, contratto: contract, messaggio: text, canale: channel ?? '', ...changed });
  const missing = isTried ? t`Manca questo dato.` : undefined;

  const startAnew = () => {
    draft.drop();
    setTopicId('');
    setContract('');
    setText('');
    setChannel(channels[0]);
    setFiles([]);
    setTried(false);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isSending || topic === undefined || text.trim() === '') {
      document.getElementById(topic === undefined ? 'argomento' : 'messaggio')?.focus();
      return;
    }
    const isAbout = topic.about === 'CONTRACT' && contract !== '';
    send({
      headers: {},
      body: {
        argomento: topic.id,
        messaggio: text.trim(),
        ...(channel !== undefined && { canale: channel }),
        ...(isAbout && { codiceContratto: contract }),
        ...(files.length > 0 && { allegati: [...files] }),
      },
    });
  };

  return (
    <form className={classes['form']} onSubmit={submit} noValidate>
      {draft.restored === undefined ? null : <DraftNotice onDiscard={startAnew} />}
      <NativeSelect
        id="argomento"
        label={t`Di che cosa si tratta?`}
        description={topic?.hint}
        value={topicId}
        error={topic === undefined ? missing : fieldErrors['argomento']}
        data={[{ value: '', label: t`Scegli un argomento` }, ...topics.map(({ id, label }) => ({ value: id, label }))]}
        onChange={(event) => {
          setTopicId(event.currentTarget.value);
          keep({ argomento: event.currentTarget.value });
        }}
      />
      {topic?.about === 'CONTRACT' && contracts.length > 0 ? (
        <NativeSelect
          label={t`Per quale fornitura o servizio? (se vuoi)`}
          value={contract}
          error={fieldErrors['codiceContratto']}
          data={[{ value: '', label: t`Nessuno in particolare` }, ...contracts]}
          onChange={(event) => {
            setContract(event.currentTarget.value);
            keep({ contratto: event.currentTarget.value });
          }}
        />
      ) : null}
      <Textarea
        id="messaggio"
        label={t`Il tuo messaggio`}
        value={text}
        error={text.trim() === '' ? missing : fieldErrors['messaggio']}
        rows={7}
        maxLength={MOST_CHARACTERS}
        onChange={(event) => {
          setText(event.currentTarget.value);
          keep({ messaggio: event.currentTarget.value });
        }}
      />
      <FilePicker files={files} onChange={setFiles} errors={fieldErrors} />
      {channel === undefined ? null : (
        <Radio.Group
          label={t`Quando la risposta è pronta, avvisami con`}
          value={channel}
          onChange={(value) => {
            setChannel(value);
            keep({ canale: value });
          }}
        >
          {channels.map((each) => (
            <Radio key={each} value={each} label={each === 'E-MAIL' ? t`Una e-mail` : t`Un SMS`} />
          ))}
        </Radio.Group>
      )}
      {problem === undefined ? null : (
        <Notice tone="bad" role="alert" title={problem.title}>
          {problem.meaning} {problem.advice}
        </Notice>
      )}
      <Button type="submit" loading={isSending}>
        <Trans>Invia il messaggio</Trans>
      </Button>
    </form>
  );
}

/** What a new message changes. */
function asksFor(call: unknown): boolean {
  return call === contactRequests.id || call === notifications.id;
}
