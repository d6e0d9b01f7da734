import { interventionInvoices } from '@sportello/calls';
import { BILL_STATUS_LABELS, isOver, type Intervention, type InterventionInvoice } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadCard } from '../../../shared/read/ReadCard.tsx';
import { euroWords } from '../../../ui/amounts.ts';
import { cx } from '../../../ui/cx.ts';
import { fullDay } from '../../../ui/moments.ts';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { PaperDownload } from './PapersCard.tsx';

/** Invoices of an intervention (intervento.chiamate.6), requested once it is completed. */
export function InvoicesCard({ intervention: { id, status, contractRisolveId } }: { intervention: Intervention }) {
  const isDone = isOver(status) || status === 'LASCIA_FEEDBACK';
  if (!isDone || contractRisolveId === undefined) return null;
  return <Invoices id={id} contract={contractRisolveId} />;
}

function Invoices({ id, contract }: { id: string; contract: string }) {
  const { queryOf } = useApp();
  const asked = { params: { idIntervento: id }, query: { codiceContratto: contract } };
  const read = readOf(useQuery(queryOf(interventionInvoices, asked)));
  return (
    <ReadCard
      read={read}
      isDated
      title={<Trans>Fatture</Trans>}
      failed={<Trans>Non riusciamo a caricare le fatture di questo intervento</Trans>}
      skeleton={<LinesSkeleton />}
      empty={
        <p className={layout['captionLines']}>
          <Trans>Per questo intervento non ci sono fatture.</Trans>
        </p>
      }
    >
      {(invoices) => (
        <ul className={layout['stackSmall']}>
          {invoices.map((invoice) => (
            <Invoice key={invoice.number} invoice={invoice} />
          ))}
        </ul>
      )}
    </ReadCard>
  );
}

function Invoice({ invoice }: { invoice: InterventionInvoice }) {
  const { number, issueDate, amount, status, documentId } = invoice;
  return (
    <li className={cx(layout['spread'], screens['shrinks'], blocks['anywhere'])}>
      <span>
        <strong>{euroWords(amount)}</strong> · {BILL_STATUS_LABELS[status]}
        <br />
        <span className={layout['captionLines']}>
          <Trans>
            Fattura {number} del {fullDay(issueDate)}
          </Trans>
        </span>
      </span>
      {documentId === undefined ? null : <PaperDownload id={documentId} name={`fattura-${number}.pdf`} />}
    </li>
  );
}
