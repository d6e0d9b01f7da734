import {
  DELIVERY_FREQUENCY_LABELS,
  type BillingType,
  type CommodityContract,
  type CommodityMarket,
  type ContractData,
  type DeliveryFrequency,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ContractGenre } from '../../../shared/links/contract-link.ts';
import { Loading } from '../../../shared/read/Loading.tsx';
import type { Read } from '../../../shared/read/read.ts';
import { ReadMissing } from '../../../shared/read/ReadMissing.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { fullDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';

interface SupplyFactsProps {
  contract: CommodityContract;
  genre: ContractGenre | undefined;
  /** Data of the contract's own call, beyond the lists. */
  data: Read<ContractData>;
}

/** Shows all data of an electricity or gas supply (contratto.modello.3 and contratto.modello.11). */
export function SupplyFacts({ contract, genre, data }: SupplyFactsProps) {
  const { t } = useLingui();
  const marketWords = useMarketWords();
  const { commodity } = contract;
  const { details } = data.data ?? {};
  const day = (value: string | undefined) => (value === undefined ? undefined : fullDay(value));
  return (
    <>
      <Card className={layout['stack']} aria-labelledby="fornitura">
        <SectionTitle id="fornitura">
          <Trans>La fornitura</Trans>
        </SectionTitle>
        <DataState data={data} />
        <Facts
          facts={[
            { name: t`Offerta`, value: commodity.offerName },
            { name: t`Mercato`, value: marketWords[commodity.commodityMarket] },
            { name: t`POD`, value: commodity.pod, isCode: true },
            { name: t`PDR`, value: commodity.pdr, isCode: true },
            { name: t`Tariffa`, value: details?.tariffType },
            { name: t`Potenza impegnata`, value: details?.powerUsed },
            { name: t`Bolletta`, value: billingWords(commodity.billingType) },
            {
              name: t`Autolettura`,
              value: genre === undefined ? (commodity.selfReading ? t`Sì` : t`No`) : undefined,
            },
          ]}
        />
      </Card>
      <Card className={layout['stack']} aria-labelledby="contratto">
        <SectionTitle id="contratto">
          <Trans>Il contratto</Trans>
        </SectionTitle>
        <Facts
          facts={[
            { name: t`Firma`, value: day(commodity.signDate) },
            { name: t`Inizio`, value: day(commodity.startDate) },
            { name: t`Attivazione`, value: day(details?.activationDate) },
            { name: t`Fine`, value: day(commodity.endDate) },
            { name: t`Codice fiscale`, value: commodity.fiscalCode },
            { name: t`Partita IVA`, value: commodity.vatCode },
            genre === undefined
              ? { name: t`Codice contratto`, value: contract.code, isCode: true }
              : { name: t`Codice richiesta`, value: contract.code, isCode: true },
            { name: t`Codice cliente`, value: commodity.customerCode, isCode: true },
            { name: t`Conto contrattuale`, value: commodity.account, isCode: true },
            { name: t`Richiesta di attivazione`, value: commodity.quotation, isCode: true },
            { name: t`Codice offerta ARERA`, value: commodity.codeArera, isCode: true },
            { name: t`Codice CRM`, value: commodity.codeCRM, isCode: true },
          ]}
        />
      </Card>
    </>
  );
}

/** The lists may know the contract while its own data is still loading or has failed. */
function DataState({ data: read }: Pick<SupplyFactsProps, 'data'>) {
  if (read.data !== undefined) return null;
  if (read.error !== null) return <ReadMissing read={read} title={<Trans>Alcuni dati non sono disponibili</Trans>} />;
  return read.isAsking ? <Loading /> : null;
}

function useMarketWords(): Record<CommodityMarket, string | undefined> {
  const { t } = useLingui();
  return {
    LIBERO: t`Mercato libero`,
    PLACET: t`Mercato libero, offerta PLACET`,
    STG: t`Servizio a tutele graduali`,
    VINCOLATO: t`Mercato vincolato`,
    SCONOSCIUTO: undefined,
  };
}

function billingWords(type: BillingType | undefined): string | undefined {
  if (type === undefined) return undefined;
  return Object.hasOwn(DELIVERY_FREQUENCY_LABELS, type) ? DELIVERY_FREQUENCY_LABELS[type as DeliveryFrequency] : type;
}
