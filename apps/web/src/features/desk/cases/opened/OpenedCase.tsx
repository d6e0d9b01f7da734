import { CallError, receivedCase, releaseCase, takeCase } from '@sportello/calls';
import { CASE_KIND_LABELS, type ReceivedCase } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { readOf } from '../../../../shared/read/read.ts';
import { NotRead } from '../../../../shared/read/ReadBody.tsx';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { LinesSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { EmptyState } from '../../../../ui/parts/states/states.tsx';
import { CaseTag } from '../CaseTag.tsx';
import type { CaseSearch } from '../case-search.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { Correspondence } from './Correspondence.tsx';
import { Notes } from './Notes.tsx';
import { Question } from './Question.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { Handling } from '../../queue/Handling.tsx';
import { AnswerSent, Opened, OpenedTitle } from '../../queue/Opened.tsx';
import queue from '../../queue/queue.module.css';

interface OpenedCaseProps {
  number: string;
  next: string | undefined;
  /** Moves the focus to the title if it was opened from this page. */
  takesFocus: boolean;
  search: CaseSearch;
  onOpen: (number: string | undefined) => void;
}

/** A case with its correspondence, notes and reply (reclami.operatore.2). */
export function OpenedCase({ number, next, takesFocus, search, onOpen }: OpenedCaseProps) {
  const { queryOf } = useApp();
  const read = readOf(useQuery(queryOf(receivedCase, { params: { numero: number } })));
  const [isAnswered, setAnswered] = useState(false);
  const isGone = read.error instanceof CallError && read.error.status === 404;
  return (
    <Opened
      number={number}
      back={
        <Link
          to="/my-edison/operatore/reclami"
          search={{ ...search, numero: undefined }}
          resetScroll={false}
          className={queue['back']}
        >
          <IconArrowLeft size={20} aria-hidden="true" />
          <Trans>Tutti i reclami</Trans>
        </Link>
      }
      onClose={() => onOpen(undefined)}
    >
      {isAnswered ? (
        <AnswerSent next={next} nextWords={<Trans>Apri il prossimo</Trans>} onOpen={onOpen}>
          <Trans>La risposta al reclamo {number} è inviata.</Trans>
        </AnswerSent>
      ) : null}
      {isGone ? (
        <Card as="div">
          <EmptyState level={3} title={<Trans>Reclamo non trovato</Trans>}>
            <Trans>Controlla il numero o sceglilo dall’elenco.</Trans>
          </EmptyState>
        </Card>
      ) : read.data === undefined ? (
        <Card as="div">
          <NotRead
            read={read}
            inCard
            skeleton={<LinesSkeleton />}
            failed={<Trans>Non riusciamo a caricare il reclamo</Trans>}
          />
        </Card>
      ) : (
        <Whole received={read.data} takesFocus={takesFocus} onAnswered={() => setAnswered(true)} />
      )}
    </Opened>
  );
}

interface WholeProps {
  received: ReceivedCase;
  takesFocus: boolean;
  onAnswered: () => void;
}

function Whole({ received, takesFocus, onAnswered }: WholeProps) {
  const { number, kind, sender, handler, endedAt } = received;
  const isOwn = endedAt === undefined && handler?.isOneself === true;
  return (
    <>
      <Card as="div" className={queue['stack']}>
        <OpenedTitle takesFocus={takesFocus} tag={<CaseTag {...received} />}>
          {CASE_KIND_LABELS[kind]} · {sender.name}
        </OpenedTitle>
        <CaseFacts received={received} />
        {endedAt === undefined ? (
          <Handling
            number={number}
            handler={handler}
            take={takeCase}
            release={releaseCase}
            isNeeded
            free={<Trans>Nessuno l’ha ancora preso in carico: prendilo in carico per rispondere.</Trans>}
            question={<Trans>Prendi il reclamo al posto di {handler?.username}?</Trans>}
          />
        ) : null}
      </Card>
      <Correspondence received={received} />
      {isOwn ? <Question received={received} /> : null}
      <Notes received={received} />
      {isOwn ? <ReplyForm received={received} onAnswered={onAnswered} /> : null}
    </>
  );
}
