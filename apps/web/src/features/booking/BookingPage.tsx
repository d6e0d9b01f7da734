import { CallError } from '@sportello/calls';
import type { BookingDraft, BookingFields } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useApp } from '../../api/app.ts';
import { randomId } from '../../session/browser.ts';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';
import { linkTo } from '../../shared/links/link-to.tsx';
import { readOf } from '../../shared/read/read.ts';
import { NotRead } from '../../shared/read/ReadBody.tsx';
import { useTitleFocus } from '../../ui/focus.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { AnswersSoFar } from '../../ui/parts/lists/AnswerRow.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { EmptyState } from '../../ui/parts/states/states.tsx';
import { BookedPage } from './BookedPage.tsx';
import { areKeptHere, keptBookings } from './drafts/kept-here.ts';
import { draftQuery } from './queries.ts';
import { Answers } from './steps/Answers.tsx';
import { AddressStep } from './steps/AddressStep.tsx';
import { CompanyStep } from './steps/CompanyStep.tsx';
import { ConfirmStep } from './steps/ConfirmStep.tsx';
import { ContactsStep } from './steps/ContactsStep.tsx';
import {
  BOOKING_PATHS,
  placeOf,
  stepAt,
  type BookingOutcome,
  type BookingPath,
  type BookingSearch,
} from './steps/places.ts';
import { ProblemStep } from './steps/ProblemStep.tsx';
import { ProductStep } from './steps/ProductStep.tsx';
import type { StepProps } from './steps/step-form.tsx';
import { stepsOf, type StepId } from './steps/steps.ts';
import { TypeStep } from './steps/TypeStep.tsx';
import { useKnownAnswers } from './steps/use-known-answers.ts';
import { WhenStep } from './steps/WhenStep.tsx';
import { useSave } from './use-save.ts';
import { isInOrder, openStep, progressAt, stepBefore } from './wizard/wizard.ts';

interface BookingPageProps {
  path: BookingPath;
  search: BookingSearch;
  notFound: ReactNode;
}

/** One step of a booking at its URL; the answers come from the draft (prenotazione.flussi.5). */
export function BookingPage({ path, search, notFound }: BookingPageProps) {
  const { bozza, intervento } = search;
  const isEnd = path === BOOKING_PATHS.VIDEOCALL_CONFIRM || path === BOOKING_PATHS.TECHNICIAN_CONFIRM;
  const booked = isEnd ? intervento : undefined;
  useTitleFocus(booked === undefined ? stepAt(path, search.parte) : 'booked');
  if (booked !== undefined) {
    return <BookedPage id={booked} outcome={search.esito} notFound={notFound} />;
  }
  if (bozza !== undefined) return <OfDraft key={bozza} id={bozza} step={stepAt(path, search.parte)} />;
  return path === BOOKING_PATHS.REQUEST ? <Beginning /> : <Navigate to={BOOKING_PATHS.REQUEST} replace />;
}

/** The draft is saved only once the first question is answered. */
function Beginning() {
  const [id] = useState(randomId);
  const known = useKnownAnswers();
  const [draft] = useState<BookingDraft>(() => ({
    id,
    flow: 'InterventoTecnico',
    interventionId: undefined,
    fields: {},
    updatedAt: 0,
    files: [],
    hold: undefined,
    window: undefined,
  }));
  return <Question draft={draft} step="product" known={known} />;
}

function OfDraft({ id, step }: { id: string; step: StepId }) {
  const app = useApp();
  const read = readOf(useQuery(draftQuery(app, id)));
  const known = useKnownAnswers();
  const { data: draft, error } = read;
  // The title of a page that is being read goes, and the focus with it.
  useTitleFocus(draft === undefined ? 'reading' : 'read');
  // A 404 wins over the cached draft, because another tab may have sent it.
  const isGone = error instanceof CallError && error.status === 404;
  if (draft === undefined || isGone) {
    return (
      <Page title={<Trans>Richiedi un intervento</Trans>} back={toService}>
        {isGone ? (
          <Gone />
        ) : (
          <NotRead
            read={read}
            skeleton={<CardSkeleton />}
            failed={<Trans>Non riusciamo a riprendere la tua prenotazione in questo momento</Trans>}
          />
        )}
      </Page>
    );
  }
  const steps = stepsOf(draft);
  if (!isInOrder(steps, step, draft.fields)) {
    // The step is out of order: the user goes to the first open one.
    const open = openStep(steps, draft.fields);
    if (open === undefined) return null;
    const { to, parte } = placeOf(open.id, draft.fields);
    return <Navigate to={to} search={{ bozza: id, ...(parte && { parte }) }} replace />;
  }
  // The first answer may have been saved before the contracts were read. An intervention has answers of its own.
  const late = draft.interventionId === undefined ? unanswered(known, draft.fields) : {};
  return <Question key={step} draft={draft} step={step} late={late} />;
}

const PLACE: readonly (keyof BookingFields)[] = ['street', 'zipCode', 'city', 'province'];

/** Returns the answers that the draft lacks; an address that it has in part is left to the customer. */
function unanswered(known: BookingFields, answers: BookingFields): BookingFields {
  const isAnswered = (name: keyof BookingFields) => answers[name] !== undefined;
  const names = (Object.keys(known) as (keyof BookingFields)[]).filter((name) =>
    PLACE.includes(name) ? !PLACE.some(isAnswered) : !isAnswered(name),
  );
  return Object.fromEntries(names.map((name) => [name, known[name]]));
}

const toService = {
  label: <Trans>Intervento tecnico</Trans>,
  renderLink: linkTo({ to: '/my-edison/intervento-tecnico' }),
};

interface QuestionProps {
  draft: BookingDraft;
  step: StepId;
  /** Answers to save with the first one; absent once the draft is saved. */
  known?: BookingFields;
  /** Answers that the saved draft lacks and that are known by now. */
  late?: BookingFields;
}

function Question({ draft, step, known, late }: QuestionProps) {
  const app = useApp();
  const navigate = useNavigate();
  const { save, ...saving } = useSave(draft);
  const steps = stepsOf(draft);
  const go = async ({ id, fields }: BookingDraft, to: StepId, replace = false) => {
    const place = placeOf(to, fields);
    await navigate({ to: place.to, search: { bozza: id, ...(place.parte && { parte: place.parte }) }, replace });
  };
  const goOn = async (saved: BookingDraft) => {
    // Replaces the history entry, so that Back leads to the draft instead of starting a new one.
    if (known !== undefined) await go(saved, step, true);
    const to = openStep(stepsOf(saved), saved.fields);
    if (to !== undefined) await go(saved, to.id);
  };
  const before = stepBefore(steps, step, draft.fields);
  const placeBefore = before && placeOf(before.id, draft.fields);
  const props: StepProps = {
    draft,
    progress: progressAt(steps, step, draft.fields),
    save: (changes, onSaved = goOn, window) => save({ ...known, ...late, ...changes }, { onSaved, window }),
    saving,
    goOn: (saved) => void goOn(saved),
  };
  return (
    <Page
      title={<TitleOf step={step} draft={draft} />}
      aside={
        before === undefined || step === 'confirm' ? undefined : (
          <AnswersSoFar>
            <Answers draft={draft} before={step} />
          </AnswersSoFar>
        )
      }
      back={
        placeBefore === undefined
          ? toService
          : {
              label: <Trans>Indietro</Trans>,
              renderLink: linkTo({
                to: placeBefore.to,
                search: { bozza: draft.id, ...(placeBefore.parte && { parte: placeBefore.parte }) },
              }),
            }
      }
    >
      <Step
        step={step}
        {...props}
        onBooked={async (id, esito) => {
          const { to } = placeOf('confirm', draft.fields);
          await navigate({ to, search: { intervento: id, ...(esito && { esito }) }, replace: true });
          // Removes the draft so that Back shows that it was sent.
          if (areKeptHere(app)) keptBookings(app).drop(draft.id);
          app.cache.removeQueries({ queryKey: draftQuery(app, draft.id).queryKey });
        }}
      />
    </Page>
  );
}

interface AnyStepProps extends StepProps {
  step: StepId;
  onBooked: (id: string, outcome?: BookingOutcome) => unknown;
}

function Step({ step, onBooked, ...props }: AnyStepProps) {
  switch (step) {
    case 'product':
      return <ProductStep {...props} />;
    case 'problem':
      return <ProblemStep {...props} />;
    case 'address':
      return <AddressStep {...props} />;
    case 'type':
      return <TypeStep {...props} />;
    case 'when':
      return <WhenStep {...props} />;
    case 'company':
      return <CompanyStep {...props} />;
    case 'contacts':
      return <ContactsStep {...props} />;
    case 'confirm':
      return <ConfirmStep {...props} onBooked={onBooked} />;
  }
}

function TitleOf({ step, draft: { interventionId, fields } }: { step: StepId; draft: BookingDraft }) {
  switch (step) {
    case 'product':
      return <Trans>Cosa non funziona?</Trans>;
    case 'problem':
      return <Trans>Descrivi il guasto</Trans>;
    case 'address':
      return <Trans>Dove serve l’intervento?</Trans>;
    case 'type':
      return <Trans>Come possiamo aiutarti?</Trans>;
    case 'when':
      return fields.supportType === 'VIDEOCALL' ? (
        <Trans>Quando ci vediamo in videochiamata?</Trans>
      ) : (
        <Trans>Quando può venire il tecnico?</Trans>
      );
    case 'company':
      return <Trans>Scegli la ditta</Trans>;
    case 'contacts':
      return <Trans>Come ti raggiungiamo?</Trans>;
    case 'confirm':
      return interventionId === undefined ? <Trans>Controlla e prenota</Trans> : <Trans>Controlla e conferma</Trans>;
  }
}

/** The draft was sent, deleted, or belongs to another user. */
function Gone() {
  return (
    <Card>
      <EmptyState
        title={<Trans>Questa prenotazione non è più in corso</Trans>}
        actions={
          <ButtonLink to={BOOKING_PATHS.REQUEST}>
            <Trans>Comincia di nuovo</Trans>
          </ButtonLink>
        }
      >
        <Trans>Forse l’hai già inviata, o l’hai eliminata. Se l’hai inviata, trovi la conferma nella tua posta.</Trans>
      </EmptyState>
    </Card>
  );
}
