import { CallError, receivedCase } from '@sportello/calls';
import { CASE_KIND_LABELS, type ReceivedCase } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type KeyboardEvent } from 'react';
import { useApp } from '../../../../api/app.ts';
import { readOf } from '../../../../shared/read/read.ts';
import { NotRead } from '../../../../shared/read/ReadBody.tsx';
import { useFocusOnArrival } from '../../../../ui/focus.ts';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { LinesSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { EmptyState } from '../../../../ui/parts/states/states.tsx';
import { CaseTag } from '../CaseTag.tsx';
import type { CaseSearch } from '../case-search.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { Correspondence } from './Correspondence.tsx';
import { Handling } from './Handling.tsx';
import { Notes } from './Notes.tsx';
import { Question } from './Question.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import classes from '../Cases.module.css';

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
    // Esc does what the link back does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={classes['case']}
      aria-label={number}
      onKeyDown={(event) => {
        if (isEscape(event)) onOpen(undefined);
      }}
    >
      <Link
        to="/my-edison/operatore/reclami"
        search={{ ...search, numero: undefined }}
        resetScroll={false}
        className={classes['back']}
      >
        <IconArrowLeft size={20} aria-hidden="true" />
        <Trans>Tutti i reclami</Trans>
      </Link>
      {isAnswered ? (
        <Callout
          tone="good"
          role="status"
          takesFocus
          action={
            next === undefined ? undefined : (
              <Button variant="light" onClick={() => onOpen(next)}>
                <Trans>Apri il prossimo</Trans>
              </Button>
            )
          }
        >
          <Trans>La risposta al reclamo {number} è inviata.</Trans>
        </Callout>
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
    </section>
  );
}

/** Ignores an Escape that closes a dialog above the case. */
function isEscape({ key, target }: KeyboardEvent): boolean {
  return key === 'Escape' && target instanceof Element && target.closest('dialog') === null;
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
      <Card as="div" className={classes['stack']}>
        <div className={layout['spread']}>
          <h2 ref={useFocusOnArrival(takesFocus)} className={classes['title']} tabIndex={-1}>
            {CASE_KIND_LABELS[kind]} · {sender.name}
          </h2>
          <CaseTag {...received} />
        </div>
        <CaseFacts received={received} />
        {endedAt === undefined ? <Handling number={number} handler={handler} /> : null}
      </Card>
      <Correspondence received={received} />
      {isOwn ? <Question received={received} /> : null}
      <Notes received={received} />
      {isOwn ? <ReplyForm received={received} onAnswered={onAnswered} /> : null}
    </>
  );
}
