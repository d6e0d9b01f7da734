import { contentUses, type ItemOf } from '@sportello/calls';
import { CUSTOMER_SEGMENTS, isOneOf, searchFaq, SEGMENT_FOLDERS, type Segment } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useContent } from '../../shared/content/use-content.ts';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { LinesSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { RichText } from '../../ui/parts/texts/RichText.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { EmptyState } from '../../ui/parts/states/states.tsx';
import fold from '../../ui/styles/fold.module.css';
import layout from '../../ui/layout/layout.module.css';
import classes from './Support.module.css';

import '../../ui/theme/fields.ts';

type Faq = ItemOf<typeof contentUses.faq>;

/** FAQ of a segment by topic, with a typo-tolerant search. */
export function FaqSection({ segment }: { segment: Segment }) {
  const folder = isOneOf(CUSTOMER_SEGMENTS, segment) ? SEGMENT_FOLDERS[segment] : SEGMENT_FOLDERS.RESIDENZIALE;
  const faqs = useContent(contentUses.faq, [folder]);
  return (
    <Card className={layout['stackLarge']} aria-labelledby="domande">
      <SectionTitle id="domande">
        <Trans>Domande frequenti</Trans>
      </SectionTitle>
      <ReadBody
        read={faqs}
        inCard
        failed={<Trans>Non riusciamo a caricare le domande frequenti</Trans>}
        advice={<Trans>Riprova tra poco, oppure scrivici: ti rispondiamo noi.</Trans>}
        skeleton={<LinesSkeleton />}
      >
        {(all) => <Questions faqs={all} />}
      </ReadBody>
    </Card>
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
      <output className={layout['soft']} hidden={!isSearching}>
        <Plural value={found.length} _0="Nessuna domanda trovata" one="# domanda trovata" other="# domande trovate" />
      </output>
      {found.length === 0 ? (
        <EmptyState
          level={3}
          title={isSearching ? <Trans>Nessuna risposta trovata</Trans> : <Trans>Ancora nessuna domanda</Trans>}
        >
          <Trans>Prova con altre parole, oppure scrivici: ti rispondiamo noi.</Trans>
        </EmptyState>
      ) : isSearching ? (
        <List faqs={found} />
      ) : (
        [...new Set(found.map(({ topic }) => topic))].map((topic) => (
          <div key={topic} className={layout['stackSmall']}>
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
          <summary className={fold['summary']}>
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
