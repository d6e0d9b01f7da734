import { CallError, receivedSupplyRequest } from '@sportello/calls';
import { isOpenRequest, SUPPLY_REQUEST_KIND_LABELS, type ReceivedSupplyRequest } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../../../../../api/app.ts';
import { readOf } from '../../../../../shared/read/read.ts';
import { NotRead } from '../../../../../shared/read/ReadBody.tsx';
import { Card } from '../../../../../ui/parts/cards/Card.tsx';
import { LinesSkeleton } from '../../../../../ui/parts/states/LinesSkeleton.tsx';
import { EmptyState } from '../../../../../ui/parts/states/states.tsx';
import { RequestTag } from '../../../../supply-requests/RequestTag.tsx';
import { Opened, OpenedTitle } from '../../../queue/Opened.tsx';
import queue from '../../../queue/queue.module.css';
import type { RequestSearch } from '../request-search.ts';
import { Correspondence } from './Correspondence.tsx';
import { DoneNote, type DeskAct } from './DoneNote.tsx';
import { NotAcceptedForm } from './NotAcceptedForm.tsx';
import { Papers } from './Papers.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { StepForm } from './StepForm.tsx';

interface OpenedRequestProps {
  number: string;
  /** Moves the focus to the title if it was opened from this page. */
  takesFocus: boolean;
  search: RequestSearch;
  onClose: () => void;
}

/** A request as its customer reads it, with what the provider's people can do (pratica.operatore.2). */
export function OpenedRequest({ number, takesFocus, search, onClose }: OpenedRequestProps) {
  const { queryOf } = useApp();
  const read = readOf(useQuery(queryOf(receivedSupplyRequest, { params: { numero: number } })));
  const isGone = read.error instanceof CallError && read.error.status === 404;
  return (
    <Opened
      number={number}
      back={
        <Link
          to="/my-edison/operatore/pratiche"
          search={{ ...search, numero: undefined }}
          resetScroll={false}
          className={queue['back']}
        >
          <IconArrowLeft size={20} aria-hidden="true" />
          <Trans>Tutte le pratiche</Trans>
        </Link>
      }
      onClose={onClose}
    >
      {isGone ? (
        <Card as="div">
          <EmptyState level={3} title={<Trans>Pratica non trovata</Trans>}>
            <Trans>Controlla il numero o sceglila dall’elenco.</Trans>
          </EmptyState>
        </Card>
      ) : read.data === undefined ? (
        <Card as="div">
          <NotRead
            read={read}
            inCard
            skeleton={<LinesSkeleton />}
            failed={<Trans>Non riusciamo a caricare la pratica</Trans>}
          />
        </Card>
      ) : (
        <Whole request={read.data} takesFocus={takesFocus} />
      )}
    </Opened>
  );
}

function Whole({ request, takesFocus }: { request: ReceivedSupplyRequest; takesFocus: boolean }) {
  const { kind, state, customer, next } = request;
  const isOpen = isOpenRequest(state);
  // Numbered, so that the same act again takes the focus again.
  const [done, setDone] = useState<{ readonly act: DeskAct; readonly at: number }>();
  const note = (act: DeskAct) => setDone({ act, at: (done?.at ?? 0) + 1 });
  return (
    <>
      {done === undefined ? null : <DoneNote key={done.at} act={done.act} />}
      <Card as="div" className={queue['stack']}>
        <OpenedTitle takesFocus={takesFocus} tag={<RequestTag state={state} />}>
          {SUPPLY_REQUEST_KIND_LABELS[kind]} · {customer.name}
        </OpenedTitle>
        <RequestFacts request={request} />
      </Card>
      <Papers request={request} onDone={note} />
      {/* Begins anew once a step is taken. */}
      {isOpen && next.length > 0 ? (
        <StepForm key={next.join(' ')} request={request} onDone={() => note('STEP')} />
      ) : null}
      <Correspondence request={request} />
      {isOpen ? <NotAcceptedForm request={request} onDone={() => note('REJECTED')} /> : null}
    </>
  );
}
