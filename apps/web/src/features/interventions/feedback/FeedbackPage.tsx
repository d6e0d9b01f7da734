import { contentUses, sendFeedback, type ItemOf, type RequestOf } from '@sportello/calls';
import { askedQuestions, type Intervention } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { OutboxItem } from '../../../api/offline/outbox/item.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useMay } from '../../../shared/customer/use-may.ts';
import { useContent } from '../../../shared/content/use-content.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useIntervention } from '../../../shared/interventions/use-all-interventions.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { linkTo } from '../../../shared/links/link-to.tsx';
import { useEdited } from '../../../shared/offline/editing.ts';
import { useOutbox } from '../../../shared/offline/use-outbox.ts';
import { useQueueing } from '../../../shared/offline/use-queueing.ts';
import { WaitingNote } from '../../../shared/offline/WaitingNote.tsx';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { cx } from '../../../ui/cx.ts';
import { useTitleFocus } from '../../../ui/focus.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { Page } from '../../../ui/layout/Page.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { RichText } from '../../../ui/parts/texts/RichText.tsx';
import { StatePanel } from '../../../ui/parts/states/StatePanel.tsx';
import { AllDone } from '../../../ui/pictures/content/spots.tsx';
import { Stars } from './Stars.tsx';

type Feedback = ItemOf<typeof contentUses.feedback>;

/** Stars by question key; 0 if none is chosen. */
type Ratings = Record<string, number>;

/** Feedback on an intervention, requested once, followed by thanks (intervento.pagina.2). */
export function FeedbackPage({ id, notFound }: { id: string; notFound: ReactNode }) {
  const intervention = useIntervention(id);
  const content = useContent(contentUses.feedback, []);
  const [isSent, setSent] = useState(false);
  const isOfVisit = ({ written }: OutboxItem) => written?.request.params?.['id'] === id;
  const edited = useEdited(sendFeedback.id, isOfVisit);
  const { items } = useOutbox();
  const waiting = items.find((item) => item.written?.call === sendFeedback.id && isOfVisit(item));
  const mayAnswer = useMay()(sendFeedback);
  useTitleFocus(isSent ? 'grazie' : 'domande');
  if (intervention.data === null) return notFound;
  const page = content.data?.[0];
  const both = intervention.data && page ? { intervention: intervention.data, page } : undefined;
  const read = { ...(intervention.error === null ? content : intervention), data: both, setAside: 0 };
  return (
    <Page
      title={isSent && page ? page.thankYou.title : <Trans>La tua opinione</Trans>}
      lead={intervention.data?.product.name}
      back={{
        label: <Trans>Il mio intervento</Trans>,
        renderLink: linkTo({ to: '/my-edison/intervento-tecnico/il-mio-intervento/$id', params: { id } }),
      }}
    >
      <ReadBody
        read={read}
        isDated
        failed={<Trans>Non riusciamo a mostrarti le domande in questo momento</Trans>}
        skeleton={<CardSkeleton />}
      >
        {(data) => {
          if (isSent) return <Thanks page={data.page} />;
          if (!mayAnswer) return <ForTheCustomer />;
          if (waiting !== undefined && edited === undefined) {
            return (
              <WaitingNote item={waiting} takesFocus title={<Trans>La tua opinione è in attesa di invio</Trans>} />
            );
          }
          if (data.intervention.status !== 'LASCIA_FEEDBACK') return <Closed intervention={data.intervention} />;
          return (
            <Questions
              key={edited?.id}
              intervention={data.intervention}
              page={data.page}
              edited={edited}
              onSent={() => setSent(true)}
            />
          );
        }}
      </ReadBody>
    </Page>
  );
}

interface QuestionsProps {
  intervention: Intervention;
  page: Feedback;
  /** The unsent feedback that is being edited. */
  edited: OutboxItem | undefined;
  onSent: () => void;
}

function Questions({ intervention: { id, appointmentMode, product }, page, edited, onSent }: QuestionsProps) {
  const { t } = useLingui();
  const questions = askedQuestions(page.questions, appointmentMode.name);
  const queueing = useQueueing(sendFeedback, {
    subjectOf: () => product.name ?? '',
    edited,
    onQueued: () => undefined,
  });
  const before = ratingsOf(edited);
  const change = useChange(sendFeedback, {
    ...queueing,
    request: (ratings: Ratings) => ({
      headers: {},
      params: { id },
      body: { questions: questions.map(({ key, question }) => ({ question, rating: ratings[key] ?? 0 })) },
    }),
    onDone: onSent,
  });
  const form = useForm<Ratings>({
    initial: Object.fromEntries(questions.map(({ key, question }) => [key, before.get(question) ?? 0])),
    check: (ratings) =>
      Object.fromEntries(
        questions.flatMap(({ key }) => (ratings[key] === 0 ? [[key, t`Scegli da una a cinque stelle.`]] : [])),
      ),
    change,
    onSubmit: (ratings) => change.send(ratings),
  });
  return (
    <Card as="div">
      <form className={cx(layout['stack'], screens['shrinks'])} {...form.element}>
        <FormProblem problem={form.problem} />
        {questions.map(({ key, question }) => (
          <Stars key={key} question={question} {...form.field(key)} />
        ))}
        <div>
          <Button type="submit" loading={change.isSending}>
            <Trans>Invia la tua opinione</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}

function ratingsOf(item: OutboxItem | undefined): ReadonlyMap<string, number> {
  const { questions = [] } = (item?.written?.request.body ?? {}) as Partial<RequestOf<typeof sendFeedback>['body']>;
  return new Map(questions.map(({ question, rating }) => [question, rating]));
}

/** An operator can't answer for the customer (operatore.impersonare.7). */
function ForTheCustomer() {
  return (
    <Card>
      <StatePanel title={<Trans>L’opinione la lascia il cliente</Trans>} actions={<ToList />}>
        <Trans>Le domande si aprono nella sua area: a nome suo non si può rispondere.</Trans>
      </StatePanel>
    </Card>
  );
}

function Thanks({ page }: { page: Feedback }) {
  return (
    <Card>
      <StatePanel picture={<AllDone />} title={<Trans>La tua opinione è arrivata</Trans>} actions={<ToList />}>
        <RichText>{page.thankYou.description}</RichText>
      </StatePanel>
    </Card>
  );
}

function Closed({ intervention }: { intervention: Intervention }) {
  return (
    <Card>
      {intervention.isFeedbackLeft ? (
        <StatePanel picture={<AllDone />} title={<Trans>Hai già lasciato la tua opinione</Trans>} actions={<ToList />}>
          <Trans>Grazie, non serve altro.</Trans>
        </StatePanel>
      ) : (
        <StatePanel title={<Trans>Non è ancora il momento</Trans>} actions={<ToList />}>
          <Trans>Potrai lasciare la tua opinione quando l’intervento sarà concluso.</Trans>
        </StatePanel>
      )}
    </Card>
  );
}

function ToList() {
  return (
    <ButtonLink to="/my-edison/intervento-tecnico/il-mio-intervento" variant="light">
      <Trans>Vedi tutti i tuoi interventi</Trans>
    </ButtonLink>
  );
}
