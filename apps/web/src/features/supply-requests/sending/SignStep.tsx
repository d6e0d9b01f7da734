import { sendSupplyRequestCode } from '@sportello/calls';
import type { ContactChannel, SentCode } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { hasErrorCode } from '../../../api/errors/password-words.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { answerChannels } from '../../../shared/customer/answer-channels.ts';
import { usePerson } from '../../../shared/customer/use-person.ts';
import { DemoMailNote } from '../../../shared/form/DemoNote.tsx';
import { codeWords, tidyCode, useWrongCodes, wrongCodeWords } from '../../../shared/form/one-time-code.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { euroWords } from '../../../ui/amounts.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { CodeSent } from '../../../ui/parts/fields/CodeSent.tsx';
import { OneTimeCodeInput } from '../../../ui/parts/fields/OneTimeCodeInput.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { StepCard } from '../questions/StepCard.tsx';
import type { SendingProps } from '../questions/use-question.ts';
import { Offer } from './Offer.tsx';
import { useOffer } from './use-offer.ts';
import { useSend } from './use-send.ts';

/** Sends a code to the customer's own address or mobile, and with it the request (pratica.firma.1). */
export function SignStep({ draft, progress, onWrong }: SendingProps) {
  const { t } = useLingui();
  const person = usePerson();
  const read = useOffer(draft, onWrong);
  const wrong = useWrongCodes<'codice'>();
  const [sent, setSent] = useState<SentCode>();
  const triesLeft = (sent?.tries ?? 0) - wrong.of('codice');
  const change = useSend(draft, {
    onWrong,
    onRejected(error) {
      if (hasErrorCode(error, 'CODE_WRONG')) wrong.count('codice');
    },
  });
  const ask = useChange(sendSupplyRequestCode, {
    request: (canale: ContactChannel) => ({ params: { id: draft.id }, body: { canale } }),
    onDone({ answer }) {
      wrong.forget();
      change.reset();
      setSent(answer);
    },
  });
  const form = useForm({
    initial: { codice: '' },
    check({ codice }) {
      const words = codeWords(codice);
      return words === undefined ? {} : { codice: words };
    },
    change,
    refused(error) {
      if (hasErrorCode(error, 'CODE_WRONG')) return { codice: wrongCodeWords(triesLeft) };
      if (hasErrorCode(error, 'CODE_EXPIRED')) return { codice: t`Il codice è scaduto: chiedi un altro codice.` };
      return {};
    },
    onSubmit: ({ codice }) => read.data && change.send({ total: read.data.cost.total, code: tidyCode(codice) }),
  });
  const { data: offer } = read;
  if (offer === undefined || person === undefined) {
    return (
      <NotRead
        read={read}
        skeleton={<CardSkeleton />}
        failed={<Trans>Non riusciamo a calcolare il costo della pratica</Trans>}
      />
    );
  }
  const channels = answerChannels(person);
  return (
    <StepCard
      progress={progress}
      isSending={change.isSending}
      problem={change.hasNewPrice && read.error === null ? undefined : form.problem}
      element={form.element}
      submit={<Trans>Firma e invia</Trans>}
      isClosed={sent === undefined}
    >
      {change.hasNewPrice && !read.isAsking && read.error === null ? (
        <Offer draft={draft} offer={offer} hasNewPrice />
      ) : null}
      <p>
        <Trans>
          Con il codice firmi la richiesta e accetti il costo: <strong>{euroWords(offer.cost.total)}</strong>. Il
          documento firmato resta tra i tuoi documenti.
        </Trans>
      </p>
      <FormProblem problem={ask.problem} />
      {sent === undefined ? null : (
        <>
          <p>
            <CodeSent sent={{ ...sent, tries: triesLeft }} />
          </p>
          <OneTimeCodeInput {...form.field('codice')} readOnly={change.isSending} />
        </>
      )}
      {channels.length === 0 ? (
        <Callout
          tone="warn"
          title={<Trans>Ti serve un’email o un cellulare</Trans>}
          action={
            <ButtonLink to="/my-edison/profilo/contatti" variant="light">
              <Trans>Vai ai contatti</Trans>
            </ButtonLink>
          }
        >
          <Trans>Aggiungi un contatto al tuo profilo: ti mandiamo lì il codice.</Trans>
        </Callout>
      ) : (
        <div className={layout['row']}>
          {channels.map((channel, at) => (
            <Button
              key={channel}
              variant={sent !== undefined ? 'subtle' : at === 0 ? 'filled' : 'light'}
              loading={ask.isSending}
              onClick={() => ask.send(channel)}
            >
              <ChannelWords channel={channel} isAgain={sent !== undefined} />
            </Button>
          ))}
        </div>
      )}
      <div className={layout['soft']}>
        <DemoMailNote />
      </div>
    </StepCard>
  );
}

function ChannelWords({ channel, isAgain }: { channel: ContactChannel; isAgain: boolean }) {
  if (channel === 'E-MAIL') {
    return isAgain ? <Trans>Ricevi un altro codice per email</Trans> : <Trans>Ricevi il codice per email</Trans>;
  }
  return isAgain ? <Trans>Ricevi un altro codice per SMS</Trans> : <Trans>Ricevi il codice per SMS</Trans>;
}
