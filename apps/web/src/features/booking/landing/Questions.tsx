import { contentUses } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { useContent } from '../../../shared/content/use-content.ts';
import { ReadCard } from '../../../shared/read/ReadCard.tsx';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { RichText } from '../../../ui/parts/texts/RichText.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import fold from '../../../ui/styles/fold.module.css';
import classes from './landing.module.css';

export function Questions() {
  const faqs = useContent(contentUses.interventionFaq, []);
  return (
    <ReadCard
      read={faqs}
      title={<Trans>Domande frequenti</Trans>}
      failed={<Trans>Non riusciamo a caricare le domande frequenti</Trans>}
      skeleton={<LinesSkeleton />}
      empty={<EmptyState level={3} title={<Trans>Ancora nessuna domanda</Trans>} />}
    >
      {(all) => (
        <div className={classes['questions']}>
          {all.map(({ question, answer }) => (
            <details key={question} className={classes['question']}>
              <summary className={fold['summary']}>
                {question}
                <IconChevronDown size={20} aria-hidden="true" />
              </summary>
              <div className={classes['answer']}>
                <RichText>{answer}</RichText>
              </div>
            </details>
          ))}
        </div>
      )}
    </ReadCard>
  );
}
