import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import screens from '../../../ui/styles/screens.module.css';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { StepCard } from '../questions/StepCard.tsx';
import type { SendingProps } from '../questions/use-question.ts';
import { Answers } from '../wizard/Answers.tsx';
import { Offer } from './Offer.tsx';
import { useOffer } from './use-offer.ts';
import { useSend } from './use-send.ts';

/** Answers, papers, cost and term before anything is sent (pratica.costo.1). */
export function SummaryStep({ draft, progress, onWrong }: SendingProps) {
  const read = useOffer(draft, onWrong);
  const { send, isSending, problem, hasNewPrice } = useSend(draft, { onWrong });
  const { data: offer } = read;
  if (offer === undefined) {
    return (
      <NotRead
        read={read}
        skeleton={<CardSkeleton lines={5} />}
        failed={<Trans>Non riusciamo a calcolare il costo della pratica</Trans>}
      />
    );
  }
  return (
    <StepCard
      progress={progress}
      isSending={isSending}
      problem={hasNewPrice && read.error === null ? undefined : problem}
      isClosed={offer.isSigned}
      submit={<Trans>Invia la richiesta</Trans>}
      element={{
        noValidate: true,
        method: 'post',
        onSubmit(event) {
          event.preventDefault();
          send({ total: offer.cost.total });
        },
      }}
    >
      <SectionTitle>
        <Trans>Riepilogo</Trans>
      </SectionTitle>
      <Answers draft={draft} />
      <Offer draft={draft} offer={offer} hasNewPrice={hasNewPrice && !read.isAsking && read.error === null} />
      {offer.isSigned ? (
        <div className={screens['rowEnd']}>
          <ButtonLink to="/my-edison/pratiche/bozze/$id" params={{ id: draft.id }} search={{ domanda: 'firma' }}>
            <Trans>Continua con la firma</Trans>
          </ButtonLink>
        </div>
      ) : null}
    </StepCard>
  );
}
