import {
  lastDayOfOffer,
  pricesInForce,
  priceSequel,
  type CommodityContract,
  type SupplyPrices,
} from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';
import { readOf } from '../../shared/read/read.ts';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { useToday } from '../../shared/read/use-today.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { EmptyState } from '../../ui/parts/states/states.tsx';
import { ChoicesCard } from './ChoicesCard.tsx';
import { pricesQuery } from './queries.ts';
import { SequelCard } from './SequelCard.tsx';
import { PastOffers, TodayCard } from './TodayCard.tsx';

/** Shows what a supply pays, since when, until when, and what follows (prezzi.chiamate.1). */
export function PricesPage({ contract }: { contract: CommodityContract }) {
  const read = readOf(useQuery(pricesQuery(useApp(), contract.code)));
  return (
    <ReadBody
      read={read}
      failed={<Trans>Non riusciamo a caricare i prezzi</Trans>}
      skeleton={
        <>
          <CardSkeleton lines={6} />
          <CardSkeleton lines={6} />
        </>
      }
      isEmpty={({ offers, components }) => offers.length === 0 && components.length === 0}
      empty={
        <Card>
          <EmptyState title={<Trans>Qui non ci sono ancora i tuoi prezzi</Trans>}>
            <Trans>Li trovi nel contratto e nelle bollette, alla voce “La tua offerta”.</Trans>
          </EmptyState>
        </Card>
      }
    >
      {(prices) => <Prices prices={prices} contract={contract} />}
    </ReadBody>
  );
}

function Prices({ prices, contract }: { prices: SupplyPrices; contract: CommodityContract }) {
  const { today } = useToday();
  const { commodity } = contract;
  const end = lastDayOfOffer(commodity, today);
  const sequel = priceSequel(prices, today);
  return (
    <>
      <TodayCard prices={prices} today={today} end={end} />
      <SequelCard prices={prices} market={commodity.commodityMarket} today={today} end={end} sequel={sequel} />
      <ChoicesCard prices={prices} otherwise={sequel?.prices ?? pricesInForce(prices.components, today)} />
      <PastOffers prices={prices} today={today} />
    </>
  );
}
