import { questionsOf, type SupplyAnswers, type SupplyRequestDraft, type SupplyRequestKind } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { randomId } from '../../../session/browser.ts';
import { Loading } from '../../../shared/read/Loading.tsx';
import { useTitleFocus } from '../../../ui/focus.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Question } from '../wizard/Question.tsx';
import { useFacts } from '../wizard/use-facts.ts';

interface FirstQuestionProps {
  kind: SupplyRequestKind;
  contractCode: string | undefined;
  answers: SupplyAnswers;
}

/** The first question of a draft that is saved only once it is answered. */
export function FirstQuestion({ kind, contractCode, answers }: FirstQuestionProps) {
  const [draft] = useState<SupplyRequestDraft>(() => ({
    id: randomId(),
    version: undefined,
    kind,
    contractCode,
    answers,
    files: [],
    updatedAt: 0,
  }));
  const facts = useFacts(draft);
  // The title of the page that waits for them goes, and the focus with it.
  useTitleFocus(facts === undefined ? 'reading' : 'known');
  const [first] = questionsOf(kind, answers);
  // The server sets it with the first answer.
  const settore = contractCode === undefined ? answers.settore : facts?.supply.commodity;
  if (facts === undefined || first === undefined) {
    return (
      <Page title={<Trans>Nuova pratica</Trans>}>
        <Loading>
          <CardSkeleton />
        </Loading>
      </Page>
    );
  }
  return <Question isNew draft={{ ...draft, answers: { ...answers, settore } }} facts={facts} step={first} />;
}
