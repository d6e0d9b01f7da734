import { sentReadings } from '@sportello/calls';
import type { CommodityContract } from '@sportello/domain';
import { useApp } from '../../api/app.ts';
import { isMetered } from './queries.ts';
import { HistoryCard } from './history/HistoryCard.tsx';
import { SendCard } from './send/SendCard.tsx';
import { SentCard } from './sent/SentCard.tsx';

/** Sends a reading and lists submitted and past ones (lettura.schermo.1). */
export function ReadingsPage({ contract }: { contract: CommodityContract }) {
  const { config } = useApp();
  return (
    <>
      <SendCard contract={contract} />
      {config.capabilities.includes(sentReadings.id) ? <SentCard contract={contract} /> : null}
      {isMetered(contract) ? <HistoryCard contract={contract} /> : null}
    </>
  );
}
