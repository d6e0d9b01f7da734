import type { BillDetail } from '@sportello/domain';
import { AnomalyNote } from './AnomalyNote.tsx';
import { CreditNotes } from './CreditNotes.tsx';
import { DisputeNote } from './DisputeNote.tsx';
import { PrescriptionCard } from './PrescriptionCard.tsx';

/** Shows what few bills have, the most urgent first. */
export function BillMatters({ bill }: { bill: BillDetail }) {
  return (
    <>
      <DisputeNote bill={bill} />
      <AnomalyNote bill={bill} />
      <PrescriptionCard bill={bill} />
      <CreditNotes bill={bill} />
    </>
  );
}
