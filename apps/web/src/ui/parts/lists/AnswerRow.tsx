import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../cards/Card.tsx';
import { SectionTitle } from '../texts/SectionTitle.tsx';
import classes from './AnswerRow.module.css';

interface AnswerRowProps {
  name: string;
  value: string;
  /** The link that leads back to the question. */
  change: ReactNode;
}

/** One earlier answer of several questions, in a `dl`. */
export function AnswerRow({ name, value, change }: AnswerRowProps) {
  return (
    <div className={classes['answer']}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd className={classes['change']}>{change}</dd>
    </div>
  );
}

/** The answers so far, beside the question. */
export function AnswersSoFar({ children }: { children: ReactNode }) {
  return (
    <Card as="div" className={classes['soFar']}>
      <SectionTitle>
        <Trans>La tua richiesta fin qui</Trans>
      </SectionTitle>
      {children}
    </Card>
  );
}
