import { CallError, supplyRequestDraft } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { linkTo } from '../../../shared/links/link-to.tsx';
import { NotFoundPage } from '../../../shared/links/NotFoundPage.tsx';
import { readOf, withData } from '../../../shared/read/read.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { useTitleFocus } from '../../../ui/focus.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { draftQuery } from '../queries.ts';
import type { WrongAnswers } from '../questions/use-question.ts';
import { Question } from './Question.tsx';
import { isInOrder, openStep, type StepId } from './steps.ts';
import { useFacts } from './use-facts.ts';

interface DraftPageProps {
  id: string;
  /** Undefined for the first open one. */
  step: StepId | undefined;
}

/** A draft at one of its screens: its answers come from the server, on any device (pratica.bozza.1). */
export function DraftPage({ id, step }: DraftPageProps) {
  const app = useApp();
  const isThere = app.config.capabilities.includes(supplyRequestDraft.id);
  const read = readOf(useQuery({ ...draftQuery(app, id), enabled: isThere }));
  const { data: draft, error } = read;
  const facts = useFacts(draft);
  const isKnown = draft !== undefined && facts !== undefined;
  const [wrong, setWrong] = useState<WrongAnswers>({});
  // The title of a page that is being read goes, and the focus with it.
  useTitleFocus(isKnown ? step : 'reading');
  // A 404 wins over the cached draft, because another tab may have sent it.
  const isGone = error instanceof CallError && error.status === 404;
  if (!isThere) return <NotFoundPage />;
  if (isGone || !isKnown) {
    return (
      <Page title={<Trans>Nuova pratica</Trans>} back={toRequests}>
        {isGone ? (
          <Gone />
        ) : (
          <NotRead
            read={draft === undefined ? read : withData({ ...read, error: null }, undefined)}
            skeleton={<CardSkeleton />}
            failed={<Trans>Non riusciamo a riprendere la tua pratica in questo momento</Trans>}
          />
        )}
      </Page>
    );
  }
  if (step === undefined || !isInOrder(draft, step, facts)) {
    return (
      <Navigate
        to="/my-edison/pratiche/bozze/$id"
        params={{ id }}
        search={{ domanda: openStep(draft, facts) }}
        replace
      />
    );
  }
  return <Question key={step} draft={draft} facts={facts} step={step} wrong={wrong} onWrong={setWrong} />;
}

const toRequests = { label: <Trans>Pratiche</Trans>, renderLink: linkTo({ to: '/my-edison/pratiche' }) };

/** The draft was sent, deleted, or belongs to another customer. */
function Gone() {
  return (
    <Card>
      <EmptyState
        title={<Trans>Questa pratica non è più da finire</Trans>}
        actions={
          <ButtonLink to="/my-edison/pratiche">
            <Trans>Vai alle pratiche</Trans>
          </ButtonLink>
        }
      >
        <Trans>Forse l’hai già inviata, o l’hai eliminata. Se l’hai inviata, è tra le tue pratiche.</Trans>
      </EmptyState>
    </Card>
  );
}
