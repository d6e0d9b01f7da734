import { linkedBill, payLinkedBill, stopLinkedPayment } from '@sportello/calls';
import { eurosFromCents, type LinkedBill } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { amountProblem } from '../../../shared/change/amount-problem.ts';
import { refresh } from '../../../shared/change/freshness.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { isDeadLink, retryLink } from '../../../shared/links/dead-link.ts';
import { useLeaving } from '../../../shared/links/use-leaving.ts';
import { readOf } from '../../../shared/read/read.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { euroWords } from '../../../ui/amounts.ts';
import { useTitleFocus } from '../../../ui/focus.ts';
import { OpenPage } from '../../../ui/open-page/OpenPage.tsx';
import { fullDay } from '../../../ui/moments.ts';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { AllDone } from '../../../ui/pictures/content/spots.tsx';
import layout from '../../../ui/layout/layout.module.css';
import classes from './bill-link.module.css';
import { keptCode } from './kept-code.ts';

/** Polling interval until the payment provider returns the outcome. */
const ASK_MS = 3000;

interface BillLinkPageProps {
  isBack: boolean;
  isCancelled: boolean;
}

/** Pays a bill by its link, without sign-in (pagamento.link.2). */
export function BillLinkPage({ isBack, isCancelled }: BillLinkPageProps) {
  const { hash } = useLocation();
  const code = keptCode(hash);
  if (code === undefined) return isBack ? <BackElsewhere /> : <DeadLink />;
  return <WithCode key={code} code={code} isCancelled={isCancelled} />;
}

function WithCode({ code, isCancelled }: { code: string; isCancelled: boolean }) {
  const { queryOf } = useApp();
  const query = useQuery({
    ...queryOf(linkedBill, { body: { codice: code } }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isUnderWay(state.data?.model) ? ASK_MS : false),
    retry: retryLink,
  });
  const read = readOf(query);
  const bill = query.data?.model;
  const stop = useChange(stopLinkedPayment, { request: () => ({ body: { codice: code } }) });
  // Leaving without payment releases the bill at once (pagamento.bollette.4); the ref makes it run only once.
  const wasStopped = useRef(false);
  useEffect(() => {
    if (!isCancelled || bill?.state !== 'BEGUN' || wasStopped.current) return;
    wasStopped.current = true;
    stop.send();
  });
  if (isDeadLink(query.error)) return <DeadLink />;
  if (bill === undefined) {
    return (
      <OpenPage title={<Trans>Paga la bolletta</Trans>}>
        <NotRead read={read} skeleton={<LinesSkeleton />} inCard />
      </OpenPage>
    );
  }
  return (
    <Screen bill={bill}>
      {bill.state === 'TO_PAY' || bill.state === 'BEGUN' ? (
        <ToPay code={code} bill={bill} onStop={() => stop.send()} isStopping={stop.isSending} />
      ) : null}
      <FormProblem problem={stop.problem} />
    </Screen>
  );
}

const isUnderWay = (bill: LinkedBill | undefined) => bill?.state === 'BEGUN' || bill?.state === 'IN_PROGRESS';

/** Shows only amount, due date and supply nickname, because the holder of the link may be anybody. */
function Screen({ bill, children }: { bill: LinkedBill; children: ReactNode }) {
  const { t } = useLingui();
  const { amount, dueDate, nickname, commodity, state, isPartial } = bill;
  useTitleFocus(state);
  const kind = commodity === undefined ? undefined : commodity === 'LUCE' ? t`Luce` : t`Gas`;
  const name = [nickname, kind].filter((each) => each !== undefined).join(' · ');
  return (
    <OpenPage title={titles[state]} lead={leads[state]} {...(state === 'PAID' && { picture: <AllDone /> })}>
      <div className={classes['stack']}>
        <LastResult bill={bill} />
        <div>
          <p className={classes['amount']}>{euroWords(amount)}</p>
          {isPartial ? (
            <p className={layout['caption']}>
              <Trans>Senza l’importo in contestazione</Trans>
            </p>
          ) : null}
        </div>
        <Facts
          facts={[
            { name: t`Scadenza`, value: dueDate === undefined ? undefined : fullDay(dueDate) },
            { name: commodity === undefined ? t`Servizio` : t`Fornitura`, value: name },
          ]}
        />
        {children}
      </div>
    </OpenPage>
  );
}

const titles: Record<LinkedBill['state'], ReactNode> = {
  TO_PAY: <Trans>Paga la bolletta</Trans>,
  BEGUN: <Trans>Non abbiamo ancora ricevuto il pagamento</Trans>,
  IN_PROGRESS: <Trans>Il pagamento è in corso</Trans>,
  PAID: <Trans>Questa bolletta è pagata</Trans>,
  NOT_PAYABLE: <Trans>Questa bolletta ora non si può pagare</Trans>,
};

const leads: Record<LinkedBill['state'], ReactNode> = {
  TO_PAY: <Trans>Non serve accedere. Si apre la pagina sicura del fornitore di pagamenti.</Trans>,
  BEGUN: <Trans>Se hai appena pagato, resta qui: di solito bastano pochi secondi. Altrimenti puoi riprendere.</Trans>,
  IN_PROGRESS: <Trans>La banca deve ancora confermarlo. Non pagare di nuovo.</Trans>,
  PAID: <Trans>Non devi fare altro: la ricevuta arriva al titolare del contratto.</Trans>,
  NOT_PAYABLE: <Trans>Può essere in addebito automatico o divisa in rate. Chiedi a chi ti ha mandato il link.</Trans>,
};

/** Result of the last attempt; none of these took any money. */
function LastResult({ bill: { lastResult, hasAmountChanged, state } }: { bill: LinkedBill }) {
  if (lastResult === undefined || state !== 'TO_PAY') return null;
  if (hasAmountChanged) {
    return (
      <Callout tone="warn" role="alert" title={<Trans>L’importo è cambiato</Trans>}>
        <Trans>
          Abbiamo fermato il pagamento prima di addebitare qualcosa. Controlla l’importo aggiornato e riprova.
        </Trans>
      </Callout>
    );
  }
  switch (lastResult) {
    case 'CANCELLED':
      return (
        <Callout role="status" title={<Trans>Pagamento annullato</Trans>}>
          <Trans>Non abbiamo addebitato nulla. Puoi pagare quando vuoi.</Trans>
        </Callout>
      );
    case 'NOT_TOKENIZABLE':
      return (
        <Callout tone="warn" role="alert" title={<Trans>Metodo di pagamento non accettato</Trans>}>
          <Trans>Non abbiamo addebitato nulla: puoi pagare subito in un altro modo.</Trans>
        </Callout>
      );
    case 'ERROR':
      return (
        <Callout tone="warn" role="alert" title={<Trans>Il pagamento non è riuscito</Trans>}>
          <Trans>Non abbiamo addebitato nulla. Puoi riprovare subito, anche con un’altra carta.</Trans>
        </Callout>
      );
  }
}

interface ToPayProps {
  code: string;
  bill: LinkedBill;
  onStop: () => void;
  isStopping: boolean;
}

function ToPay({ code, bill, onStop, isStopping }: ToPayProps) {
  const { amount, state } = bill;
  const { cache } = useApp();
  const { isLeaving, leave } = useLeaving();
  const { send, isSending, problem } = useChange(payLinkedBill, {
    request: () => ({ headers: {}, body: { codice: code, importo: eurosFromCents(amount) } }),
    onDone({ answer: { url } }) {
      if (url !== undefined) leave(url);
    },
    // The amount or state changed, so the displayed data is stale.
    onRejected: () => void refresh(cache, payLinkedBill),
  });
  return (
    <>
      <FormProblem problem={amountProblem(problem)} />
      <Button color="amber" loading={isSending || isLeaving} onClick={() => send()}>
        {state === 'TO_PAY' ? <Trans>Paga {euroWords(amount)}</Trans> : <Trans>Riprendi il pagamento</Trans>}
      </Button>
      {state === 'BEGUN' ? (
        <Button variant="default" loading={isStopping} onClick={onStop}>
          <Trans>Annulla il pagamento</Trans>
        </Button>
      ) : null}
    </>
  );
}

/** Some payment methods return to another browser that lacks the link; the result is available through the link. */
function BackElsewhere() {
  return (
    <OpenPage
      title={<Trans>Apri di nuovo il link</Trans>}
      lead={
        <Trans>
          Da qui non vediamo com’è andata. Apri di nuovo il link che hai ricevuto: se hai pagato, c’è scritto che la
          bolletta è pagata. Non pagare due volte.
        </Trans>
      }
    >
      {null}
    </OpenPage>
  );
}

/** Expired, truncated and invalid links look the same. */
function DeadLink() {
  return (
    <OpenPage
      title={<Trans>Questo link non vale più</Trans>}
      lead={
        <Trans>
          Apri di nuovo il link che hai ricevuto, o chiedine uno nuovo. Dalla tua area clienti paghi sempre.
        </Trans>
      }
    >
      {null}
    </OpenPage>
  );
}
