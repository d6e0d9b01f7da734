import {
  dayInRome,
  fullDay,
  objectionTo,
  prescriptionOf,
  type BillDetail,
  type CaseReceipt,
  type Objection,
} from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { euroWords } from '../../../../ui/amounts.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import { CaseLink } from './CaseLink.tsx';
import { ObjectAct } from './ObjectAct.tsx';
import { Objected } from './Objected.tsx';
import { PrescribedLines } from './PrescribedLines.tsx';

/** Shows the part of a bill that is older than two years, and how to object to it (bolletta.prescrizione.2). */
export function PrescriptionCard({ bill }: { bill: BillDetail }) {
  const [receipt, setReceipt] = useState<CaseReceipt>();
  const prescription = prescriptionOf(bill);
  if (prescription === undefined) return null;
  const objection = objectionTo(bill);
  return (
    <Card className={layout['stack']} aria-labelledby="prescrizione">
      <SectionTitle id="prescrizione">
        <Trans>Consumi di più di due anni fa: {euroWords(prescription.amount)}</Trans>
      </SectionTitle>
      {receipt === undefined && objection === undefined ? <Notice /> : null}
      <PrescribedLines prescription={prescription} />
      {receipt !== undefined ? (
        <Objected receipt={receipt} amount={prescription.amount} />
      ) : objection === undefined ? (
        <ObjectAct bill={bill} amount={prescription.amount} onObjected={setReceipt} />
      ) : (
        <div>
          <p>
            <Standing objection={objection} />
          </p>
          <CaseLink number={objection.dispute.caseNumber} />
        </div>
      )}
    </Card>
  );
}

/** Shows what became of an objection (bolletta.prescrizione.4). */
function Standing({ objection: { state, dispute } }: { objection: Objection }) {
  if (state === 'OPEN') return <Trans>Hai eccepito la prescrizione: questo importo non è tra quelli da pagare.</Trans>;
  if (state === 'NOT_OWED' || dispute.until === undefined) {
    return <Trans>Hai eccepito la prescrizione e ti abbiamo risposto: questo importo non è dovuto.</Trans>;
  }
  const day = fullDay(dayInRome(dispute.until));
  return (
    <Trans>
      Hai eccepito la prescrizione. Ti abbiamo risposto il {day}: questo importo è dovuto. Se non sei d’accordo, dalla
      pagina del reclamo puoi chiedere la conciliazione.
    </Trans>
  );
}

function Notice() {
  return (
    <p>
      <Trans>
        Sono di più di due anni prima della bolletta: la legge (205/2017) ti permette di non pagarli. Se non vuoi
        pagarli, devi dircelo. Il resto della bolletta non cambia.
      </Trans>
    </p>
  );
}
