import type { SupplyRequest } from '@sportello/domain';
import screens from '../../../ui/styles/screens.module.css';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { answeredOf } from './answered.ts';

export function AnswerFacts({ request: { kind, answers } }: { request: Pick<SupplyRequest, 'kind' | 'answers'> }) {
  return (
    <Facts
      facts={answeredOf(kind, answers).map(({ name, value }) => ({
        name,
        value: <span className={screens['written']}>{value}</span>,
      }))}
    />
  );
}
