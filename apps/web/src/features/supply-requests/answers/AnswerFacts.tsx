import type { SupplyRequest } from '@sportello/domain';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import classes from '../supply-requests.module.css';
import { answeredOf } from './answered.ts';

export function AnswerFacts({ request: { kind, answers } }: { request: Pick<SupplyRequest, 'kind' | 'answers'> }) {
  return (
    <Facts
      facts={answeredOf(kind, answers).map(({ name, value }) => ({
        name,
        value: <span className={classes['text']}>{value}</span>,
      }))}
    />
  );
}
