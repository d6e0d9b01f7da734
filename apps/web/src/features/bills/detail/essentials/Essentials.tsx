import type { BillDetail } from '@sportello/domain';
import { ContactsCard } from './ContactsCard.tsx';
import { EarlierCard } from './EarlierCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';

/** The essential elements that follow the readings, in the order of the printed bill (bolletta.schermo.6). */
export function Essentials({ bill }: { bill: BillDetail }) {
  const { history, earlier } = bill.essentials;
  return (
    <>
      {history.length < 2 ? null : <HistoryCard history={history} />}
      {earlier.length === 0 ? null : <EarlierCard earlier={earlier} />}
      <ContactsCard bill={bill} />
    </>
  );
}
