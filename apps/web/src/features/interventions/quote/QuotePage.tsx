import { answerPreventive, toQuoteAnswer } from '@sportello/calls';
import {
  fullAddress,
  QUOTE_PAYMENT_METHOD_LABELS,
  type Contract,
  type Intervention,
  type InterventionOrigin,
  type Quote,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useChange } from '../../../shared/change/use-change.ts';
import { useMay } from '../../../shared/customer/use-may.ts';
import { nameAndKind } from '../../../shared/contracts/kind-words.ts';
import { ChangeNote } from '../../../shared/change/ChangeNote.tsx';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { useIntervention } from '../../../shared/interventions/use-all-interventions.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { backTo } from '../../../shared/links/back-to.tsx';
import { linkTo } from '../../../shared/links/link-to.tsx';
import { NotRead, ReadBody } from '../../../shared/read/ReadBody.tsx';
import { euroWords } from '../../../ui/amounts.ts';
import { cx } from '../../../ui/cx.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import { fullDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Dialog, DialogActions } from '../../../ui/parts/dialogs/Dialog.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { CardSkeleton, LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { StatePanel } from '../../../ui/parts/states/StatePanel.tsx';
import { Technician } from '../../../ui/pictures/content/spots.tsx';
import { PaperDownload } from '../detail/PapersCard.tsx';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import classes from '../interventions.module.css';
import { useQuotes } from './queries.ts';
import { AfterAnswer } from './AfterAnswer.tsx';
import { PayQuoteDialog, usePayQuoteOffered } from './PayQuoteDialog.tsx';
import { QuoteStateTag } from './QuoteStateTag.tsx';

import '@mantine/core/styles/Radio.layer.css';
import '../../../ui/theme/fields.ts';

interface QuotePageProps {
  id: string;
  /** Page from which it was opened (preventivo.schermo.1). */
  from: InterventionOrigin;
  notFound: ReactNode;
}

/** Shows a quote and takes the customer's answer (preventivo.schermo.1). */
export function QuotePage({ id, from, notFound }: QuotePageProps) {
  const intervention = useIntervention(id);
  const quotes = useQuotes(id);
  if (intervention.data === null) return notFound;
  const toIntervention = linkTo({ to: '/my-edison/intervento-tecnico/il-mio-intervento/$id', params: { id } });
  return (
    <Page
      title={<Trans>Preventivo</Trans>}
      lead={intervention.data?.product.name}
      back={
        from === 'Homepage' ? backTo.home() : { label: <Trans>Il mio intervento</Trans>, renderLink: toIntervention }
      }
    >
      <ReadBody
        read={quotes}
        failed={<Trans>Non riusciamo a caricare il preventivo</Trans>}
        skeleton={<CardSkeleton />}
        empty={<None />}
      >
        {(all) =>
          all.map((quote) => (
            <QuoteCard key={quote.id} quote={quote} intervention={intervention.data ?? undefined} id={id} />
          ))
        }
      </ReadBody>
    </Page>
  );
}

function None() {
  return (
    <Card>
      <StatePanel picture={<Technician />} title={<Trans>Non c’è ancora un preventivo</Trans>}>
        <Trans>Ti avvisiamo quando il preventivo sarà pronto.</Trans>
      </StatePanel>
    </Card>
  );
}

interface QuoteCardProps {
  id: string;
  quote: Quote;
  intervention: Intervention | undefined;
}

function QuoteCard({ id, quote, intervention }: QuoteCardProps) {
  const { items, total, state, creationDate, documentId, paymentMethod } = quote;
  const [isAnsweredHere] = useState(state === 'PENDING');
  return (
    <Card
      className={layout['stack']}
      aria-labelledby={`preventivo-${quote.id}`}
      tone={state === 'PENDING' ? 'next' : 'plain'}
    >
      <div className={cx(layout['spread'], screens['shrinks'], blocks['anywhere'])}>
        <SectionTitle id={`preventivo-${quote.id}`}>
          {creationDate === undefined ? (
            <Trans>Preventivo {quote.id}</Trans>
          ) : (
            <Trans>Preventivo del {fullDay(creationDate)}</Trans>
          )}
        </SectionTitle>
        <QuoteStateTag state={state} />
      </div>
      <p className={classes['total']}>{euroWords(total.total)}</p>
      <table className={classes['lines']}>
        <tbody>
          {items.map((item) => (
            <tr key={item.label}>
              <th scope="row">{item.label}</th>
              <td>{euroWords(item.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{total.label}</th>
            <td>{euroWords(total.total)}</td>
          </tr>
        </tfoot>
      </table>
      {paymentMethod === undefined ? null : (
        <p>
          <Trans>Come paghi il lavoro: {QUOTE_PAYMENT_METHOD_LABELS[paymentMethod]}</Trans>
        </p>
      )}
      {documentId === undefined ? null : <PaperDownload id={documentId} name="preventivo.pdf" />}
      {state === 'PENDING' ? <Answer id={id} quote={quote} /> : <ChangeNote matter="PREVENTIVO" subject={quote.id} />}
      {intervention === undefined ? null : (
        <AfterAnswer quote={quote} intervention={intervention} isNew={isAnsweredHere} />
      )}
    </Card>
  );
}

function Answer({ id, quote }: { id: string; quote: Quote }) {
  const [asked, setAsked] = useState<'ACCETTA' | 'PAGA' | 'RIFIUTA'>();
  const isPaidHere = usePayQuoteOffered() && quote.total.total > 0;
  const mayAnswer = useMay()(answerPreventive);
  const close = () => setAsked(undefined);
  if (!mayAnswer) {
    return (
      <p>
        <Trans>Solo il cliente può accettare o rifiutare il preventivo, dalla sua area: qui lo leggi con lui.</Trans>
      </p>
    );
  }
  return (
    <>
      <p>
        <Trans>Il lavoro parte solo se lo accetti. La risposta non si può cambiare.</Trans>
      </p>
      <div className={layout['row']}>
        <Button onClick={() => setAsked('ACCETTA')}>
          {isPaidHere ? <Trans>Accetta e paga in bolletta</Trans> : <Trans>Accetta</Trans>}
        </Button>
        {isPaidHere ? (
          <Button variant="light" onClick={() => setAsked('PAGA')}>
            <Trans>Accetta e paga adesso</Trans>
          </Button>
        ) : null}
        <Button variant="default" onClick={() => setAsked('RIFIUTA')}>
          <Trans>Rifiuta</Trans>
        </Button>
      </div>
      {asked === 'ACCETTA' ? <AcceptDialog id={id} quote={quote} onClose={close} /> : null}
      {asked === 'PAGA' ? <PayQuoteDialog id={id} quote={quote} onClose={close} /> : null}
      {asked === 'RIFIUTA' ? <RejectDialog id={id} quote={quote} onClose={close} /> : null}
    </>
  );
}

interface DialogProps {
  id: string;
  quote: Quote;
  onClose: () => void;
}

function useAnswer({ id, quote, onClose }: DialogProps) {
  return useChange(answerPreventive, {
    request: (supply: string | undefined) => ({
      params: { id, preventiveId: quote.id },
      body: toQuoteAnswer(supply),
    }),
    onDone: onClose,
  });
}

/** Shows the exact total and the bill that will carry it before acceptance. */
function AcceptDialog(props: DialogProps) {
  const lists = useContractLists();
  const supplies = lists.contracts.filter(({ type, status }) => type === 'COMMODITY' && status === 'ATTIVO');
  const total = euroWords(props.quote.total.total);
  return (
    <Dialog onClose={props.onClose} title={<Trans>Accetti il preventivo da {total}?</Trans>}>
      {lists.data === undefined ? (
        <NotRead read={lists} inCard skeleton={<LinesSkeleton />} />
      ) : supplies.length === 0 ? (
        <>
          <p>
            <Trans>Il costo va in bolletta, e non hai una fornitura attiva: chiamaci e troviamo un’altra strada.</Trans>
          </p>
          <ButtonLink to="/my-edison/assistenza">
            <Trans>Vai ad Assistenza</Trans>
          </ButtonLink>
        </>
      ) : (
        <AcceptForm {...props} supplies={supplies} />
      )}
    </Dialog>
  );
}

function AcceptForm({ supplies, ...props }: DialogProps & { supplies: readonly Contract[] }) {
  const { t } = useLingui();
  const answering = useAnswer(props);
  const { total } = props.quote.total;
  const [only, ...others] = supplies;
  const form = useForm({
    initial: { supply: others.length === 0 ? (only?.code ?? '') : '' },
    check: ({ supply }) => (supply === '' ? { supply: t`Scegli la bolletta.` } : {}),
    change: answering,
    onSubmit: ({ supply }) => answering.send(supply),
  });
  return (
    <form className={cx(layout['stack'], screens['shrinks'])} {...form.element}>
      <FormProblem problem={answering.problem} />
      <p>
        <Trans>
          Paghi <strong>{euroWords(total)}</strong> con {QUOTE_PAYMENT_METHOD_LABELS.BILL.toLowerCase()}: li trovi nella
          prossima.
        </Trans>
      </p>
      <Radio.Group {...form.field('supply')} label={t`Su quale bolletta?`}>
        <div className={layout['stackSmall']}>
          {supplies.map((contract) => (
            <Radio
              key={contract.code}
              value={contract.code}
              label={nameAndKind(contract)}
              description={contract.address && fullAddress(contract.address)}
            />
          ))}
        </div>
      </Radio.Group>
      <DialogActions>
        <Button variant="default" onClick={props.onClose}>
          <Trans>Annulla</Trans>
        </Button>
        <Button type="submit" loading={answering.isSending}>
          <Trans>Accetta {euroWords(total)}</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}

function RejectDialog(props: DialogProps) {
  const answering = useAnswer(props);
  const total = euroWords(props.quote.total.total);
  return (
    <Dialog onClose={props.onClose} title={<Trans>Rifiuti il preventivo da {total}?</Trans>}>
      <FormProblem problem={answering.problem} />
      <p>
        <Trans>Il lavoro non sarà fatto. Ti contattiamo per decidere insieme come andare avanti.</Trans>
      </p>
      <DialogActions>
        <Button variant="default" onClick={props.onClose}>
          <Trans>Annulla</Trans>
        </Button>
        <Button color="red" loading={answering.isSending} onClick={() => answering.send(undefined)}>
          <Trans>Rifiuta il preventivo</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
