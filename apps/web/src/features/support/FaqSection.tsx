import { contentUses, type ItemOf } from '@sportello/calls';
import { CUSTOMER_SEGMENTS, isOneOf, searchFaq, SEGMENT_FOLDERS, type Segment } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { readableError } from '../../api/errors.ts';
import { useContent } from '../../shared/content/use-content.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { ErrorState } from '../../ui/parts/ErrorState.tsx';
import { LoadingOverlay } from '../../ui/parts/LoadingOverlay.tsx';
import { RichText } from '../../ui/parts/RichText.tsx';
import { SectionTitle } from '../../ui/parts/SectionTitle.tsx';
import { EmptyState } from '../../ui/parts/states.tsx';
import classes from './Support.module.css';

type Faq = ItemOf<typeof contentUses.faq>;

/** The frequent questions of a segment, by topic, with a search that forgives. */
export function FaqSection({ segment }: { segment: Segment }) {
  const folder = isOneOf(CUSTOMER_SEGMENTS, segment) ? SEGMENT_FOLDERS[segment] : SEGMENT_FOLDERS.RESIDENZIALE;
  const { items, error, isRetrying, retry } = useContent(contentUses.faq, [folder]);
  return (
    <Card className={classes['faq']} aria-labelledby="domande">
      <SectionTitle id="domande">
        <Trans>Domande frequenti</Trans>
      </SectionTitle>
      {items !== undefined ? (
        <Questions faqs={items} />
      ) : error === null ? (
        <LoadingOverlay cover="page" />
      ) : (
        <FaqFailed error={error} isRetrying={isRetrying} onRetry={retry} />
      )}
    </Card>
  );
}

function FaqFailed({ error, isRetrying, onRetry }: { error: Error; isRetrying: boolean; onRetry: () => void }) {
  const { code, requestId } = readableError(error);
  return (
    <ErrorState
      wide
      level={3}
      title={<Trans>Non riusciamo a leggere le domande frequenti in questo momento</Trans>}
      code={code}
      requestId={requestId}
      retrying={isRetrying}
      onRetry={onRetry}
    >
      <Trans>Riprova tra poco, oppure scrivici: ti rispondiamo noi.</Trans>
    </ErrorState>
  );
}

function Questions({ faqs }: { faqs: readonly Faq[] }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => searchFaq(faqs, wanted), [faqs, wanted]);
  const isSearching = wanted.trim() !== '';
  return (
    <>
      <TextInput
        type="search"
        label={t`Cerca una risposta`}
        placeholder={t`Per esempio: bolletta scaduta`}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maxLength={100}
      />
      <output className={classes['found']} hidden={!isSearching}>
        <Plural value={found.length} _0="Nessuna domanda trovata" one="# domanda trovata" other="# domande trovate" />
      </output>
      {found.length === 0 ? (
        <EmptyState
          level={3}
          title={isSearching ? <Trans>Non abbiamo questa risposta qui</Trans> : <Trans>Ancora nessuna domanda</Trans>}
        >
          <Trans>Prova con altre parole, oppure scrivici: ti rispondiamo noi.</Trans>
        </EmptyState>
      ) : isSearching ? (
        <List faqs={found} />
      ) : (
        [...new Set(found.map(({ topic }) => topic))].map((topic) => (
          <div key={topic} className={classes['topic']}>
            <h3 className={classes['topicName']}>{topic}</h3>
            <List faqs={found.filter((faq) => faq.topic === topic)} />
          </div>
        ))
      )}
    </>
  );
}

function List({ faqs }: { faqs: readonly Faq[] }) {
  return (
    <div className={classes['questions']}>
      {faqs.map(({ id, question, answer }) => (
        <details key={id} className={classes['question']}>
          <summary>
            {question}
            <IconChevronDown className={classes['chevron']} size={20} aria-hidden="true" />
          </summary>
          <div className={classes['answer']}>
            <RichText>{answer}</RichText>
          </div>
        </details>
      ))}
    </div>
  );
}
