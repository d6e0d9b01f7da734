import { beginBillPayment, billPayment, billPaymentReceipt, CallError, stopBillPayment } from '@sportello/calls';
import { dayInRome, isLivePayment, type BillPayment } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { useApp } from '../../api/app.ts';
import { fetchFile } from '../../api/files/files.ts';
import { refresh } from '../../shared/change/freshness.ts';
import { useContractLists } from '../../shared/contracts/use-contract-lists.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { DownloadState } from '../../shared/download/DownloadState.tsx';
import { fileName } from '../../shared/download/file-name.ts';
import { useDownload } from '../../shared/download/use-download.ts';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';
import { useLeaving } from '../../shared/links/use-leaving.ts';
import { readOf } from '../../shared/read/read.ts';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { euroWords } from '../../ui/amounts.ts';
import { fullDay } from '../../ui/moments.ts';
import { AskLink } from '../../shared/question/AskLinkLater.tsx';
import { cx } from '../../ui/cx.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { Facts } from '../../ui/parts/facts/Facts.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { StatePanel } from '../../ui/parts/states/StatePanel.tsx';
import layout from '../../ui/layout/layout.module.css';
import { PaidBill } from './PaidBill.tsx';
import { PaidPicture } from './PaidPicture.tsx';
import classes from './payment.module.css';

/** Polling interval until the payment provider returns the outcome. */
const ASK_MS = 3000;

interface PaymentPageProps {
  id: string;
  /** The user cancelled at the payment provider. */
  isCancelled: boolean;
  notFound: ReactNode;
}

/**
 * Outcome of a payment. The URL is not trusted: the server asks the payment provider, which makes reloads, second
 * tabs and forged URLs harmless.
 */
export function PaymentPage({ id, isCancelled, notFound }: PaymentPageProps) {
  const { queryOf, cache, config } = useApp();
  const hasReceipt = config.capabilities.includes(billPaymentReceipt.id);
  const query = useQuery({
    ...queryOf(billPayment, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isLivePayment(state.data.model.state) ? ASK_MS : false),
  });
  const state = query.data?.model.state;
  const isOver = state !== undefined && !isLivePayment(state);
  const { send, problem } = useChange(stopBillPayment, { request: () => ({ params: { id } }) });
  // Leaving without payment releases the bill at once (pagamento.bollette.4); the ref makes it run only once.
  const wasStopped = useRef(false);
  useEffect(() => {
    if (!isCancelled || state !== 'OPEN' || wasStopped.current) return;
    wasStopped.current = true;
    send();
  });
  useEffect(() => {
    if (isOver) void refresh(cache, beginBillPayment);
  }, [isOver, cache]);
  if (query.data === undefined && query.error instanceof CallError && [400, 404].includes(query.error.status)) {
    return notFound;
  }
  return (
    <Page
      title={<Trans>Pagamento</Trans>}
      back={
        query.data?.model.quoteId === undefined
          ? {
              label: <Trans>Bollette</Trans>,
              renderLink: ({ id: key, ...link }) => <Link key={key} to="/my-edison/bollette" {...link} />,
            }
          : {
              label: <Trans>Intervento tecnico</Trans>,
              renderLink: ({ id: key, ...link }) => <Link key={key} to="/my-edison/intervento-tecnico" {...link} />,
            }
      }
    >
      <ReadBody
        read={readOf(query)}
        failed={<Trans>Non riusciamo a caricare questo pagamento</Trans>}
        skeleton={<CardSkeleton lines={4} />}
      >
        {(payment) => (
          <>
            <Card>
              <Outcome payment={payment} onStop={() => send()} />
              <FormProblem problem={problem} />
            </Card>
            <What payment={payment} />
            {payment.state === 'OK' && hasReceipt ? <Receipt id={id} /> : null}
            <AskLink origin={{ pagamento: id }} />
          </>
        )}
      </ReadBody>
    </Page>
  );
}

function Outcome({ payment, onStop }: { payment: BillPayment; onStop: () => void }) {
  const { isLeaving, leave } = useLeaving();
  const { url } = payment;
  const [first] = payment.bills;
  const toBills =
    payment.quoteId === undefined ? (
      <ButtonLink to="/my-edison/bollette">
        <Trans>Torna alle bollette</Trans>
      </ButtonLink>
    ) : (
      <ButtonLink to="/my-edison/intervento-tecnico">
        <Trans>Torna ai tuoi interventi</Trans>
      </ButtonLink>
    );
  const again =
    payment.bills.length === 1 && first !== undefined ? (
      <ButtonLink to="/my-edison/bollette/$numero" params={{ numero: first.number }}>
        <Trans>Torna alla bolletta</Trans>
      </ButtonLink>
    ) : (
      toBills
    );
  switch (payment.state) {
    case 'OK':
      if (payment.reversed !== undefined) return <Reversed payment={payment} actions={again} />;
      return (
        <StatePanel
          picture={<PaidPicture payment={payment} />}
          role="status"
          title={<Trans>Pagamento riuscito</Trans>}
          actions={toBills}
        >
          <Trans>Hai pagato {euroWords(payment.amount)}. La ricevuta è nella tua email.</Trans>
        </StatePanel>
      );
    case 'IN_PROGRESS':
      return (
        <StatePanel role="status" title={<Trans>Il pagamento è in corso</Trans>} actions={toBills}>
          <Trans>
            La tua banca deve ancora confermarlo. Non pagare di nuovo: ti avvisiamo appena arriva la risposta.
          </Trans>
        </StatePanel>
      );
    case 'ERROR':
      return (
        <StatePanel role="alert" title={<Trans>Il pagamento non è riuscito</Trans>} actions={again}>
          <Trans>Non abbiamo addebitato nulla. Puoi riprovare subito, anche con un’altra carta.</Trans>
        </StatePanel>
      );
    case 'NOT_TOKENIZABLE':
      return (
        <StatePanel role="alert" title={<Trans>Metodo di pagamento non accettato</Trans>} actions={again}>
          <Trans>
            La carta o il conto scelto non accetta questo tipo di pagamento. Non abbiamo addebitato nulla: puoi pagare
            subito in un altro modo.
          </Trans>
        </StatePanel>
      );
    case 'CANCELLED':
      return payment.hasAmountChanged ? (
        <StatePanel role="alert" title={<Trans>L’importo è cambiato</Trans>} actions={again}>
          <Trans>
            Abbiamo fermato il pagamento prima di addebitare qualcosa. Controlla l’importo aggiornato e riprova.
          </Trans>
        </StatePanel>
      ) : (
        <StatePanel role="status" title={<Trans>Pagamento annullato</Trans>} actions={again}>
          <Trans>Non abbiamo addebitato nulla. Puoi pagare quando vuoi.</Trans>
        </StatePanel>
      );
    default:
      return (
        <StatePanel
          role="status"
          title={<Trans>Non abbiamo ancora ricevuto il pagamento</Trans>}
          actions={
            <>
              {url === undefined ? null : (
                <Button loading={isLeaving} onClick={() => leave(url)}>
                  <Trans>Riprendi il pagamento</Trans>
                </Button>
              )}
              <Button variant="default" onClick={onStop}>
                <Trans>Annulla il pagamento</Trans>
              </Button>
            </>
          }
        >
          <Trans>Se hai appena pagato, resta qui: di solito bastano pochi secondi. Altrimenti puoi riprendere.</Trans>
        </StatePanel>
      );
  }
}

/** Part of the payment was refunded (pagamento.storno.4). */
function Reversed({ payment: { amount, reversed, quoteId }, actions }: { payment: BillPayment; actions: ReactNode }) {
  if (reversed === undefined) return null;
  const day = fullDay(dayInRome(reversed.at));
  const sum = euroWords(reversed.amount);
  return (
    <StatePanel
      role="status"
      title={
        reversed.amount === amount ? (
          <Trans>Il pagamento è stato stornato</Trans>
        ) : (
          <Trans>Una parte del pagamento è stata stornata</Trans>
        )
      }
      actions={actions}
    >
      {quoteId === undefined ? (
        <Trans>
          Dal {day} {sum} non risultano più pagati: sono di nuovo da pagare.
        </Trans>
      ) : (
        <Trans>
          Dal {day} {sum} non risultano più pagati. Il preventivo resta accettato: ti diciamo noi come pagarlo.
        </Trans>
      )}
    </StatePanel>
  );
}

/** The receipt is generated on request (pagamento.ricevuta.1). */
function Receipt({ id }: { id: string }) {
  const { t } = useLingui();
  const app = useApp();
  const download = useDownload(async (onProgress) => {
    const { content, disposition } = await fetchFile(app, billPaymentReceipt, { params: { id } }, { onProgress });
    return { name: fileName(disposition, t`Ricevuta ${id}`, content.type), content };
  });
  return (
    <Card className={layout['stack']}>
      <SectionTitle lead={<Trans>È anche nella tua email.</Trans>}>
        <Trans>Ricevuta</Trans>
      </SectionTitle>
      <Button
        variant="light"
        leftSection={<IconFileDownload size={20} aria-hidden="true" />}
        loading={download.isLoading}
        onClick={download.download}
      >
        <Trans>Scarica la ricevuta (PDF)</Trans>
      </Button>
      <DownloadState download={download} />
    </Card>
  );
}

function What({ payment: { id, amount, bills, quoteId } }: { payment: BillPayment }) {
  const { t } = useLingui();
  const { contracts } = useContractLists();
  return (
    <Card className={layout['stack']}>
      <ul className={cx(layout['stackSmall'], classes['bills'])}>
        {quoteId === undefined ? null : (
          <li>
            <Trans>Preventivo {quoteId}</Trans>
            <span>{euroWords(amount)}</span>
          </li>
        )}
        {bills.map((bill) => (
          <PaidBill key={bill.number} bill={bill} contracts={contracts} />
        ))}
      </ul>
      <Facts
        facts={[
          { name: t`Totale`, value: euroWords(amount) },
          { name: t`Numero del pagamento`, value: id, isCode: true, isLong: true },
        ]}
      />
    </Card>
  );
}
