import {
  DELIVERY_FREQUENCY_LABELS,
  type BillingType,
  type CommodityContract,
  type CommodityMarket,
  type DeliveryFrequency,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, VisuallyHidden } from '@mantine/core';
import { readableError } from '../../../api/errors.ts';
import { fullDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { Notice } from '../../../ui/parts/Notice.tsx';
import { SectionTitle } from '../../../ui/parts/SectionTitle.tsx';
import classes from './detail.module.css';
import { Facts } from './Facts.tsx';
import type { ContractReading } from './use-contract.ts';

interface SupplyFactsProps {
  contract: CommodityContract;
  reading: ContractReading;
}

/** All that is known of a supply of electricity or gas (Spec 1 §3, Commodity block and Details). */
export function SupplyFacts({ contract, reading }: SupplyFactsProps) {
  const { t } = useLingui();
  const marketWords = useMarketWords();
  const { commodity } = contract;
  const { details } = reading.data ?? {};
  const day = (value: string | undefined) => (value === undefined ? undefined : fullDay(value));
  return (
    <>
      <Card className={classes['stack']} aria-labelledby="fornitura">
        <SectionTitle id="fornitura">
          <Trans>La fornitura</Trans>
        </SectionTitle>
        <DataState reading={reading} />
        <Facts
          facts={[
            { name: t`POD`, value: commodity.pod, isCode: true },
            { name: t`PDR`, value: commodity.pdr, isCode: true },
            { name: t`Offerta`, value: commodity.offerName },
            { name: t`Mercato`, value: marketWords[commodity.commodityMarket] },
            { name: t`Tariffa`, value: details?.tariffType },
            { name: t`Potenza impegnata`, value: details?.powerUsed },
            { name: t`Bolletta`, value: billingWords(commodity.billingType) },
            {
              name: t`Autolettura`,
              value: reading.genre === undefined ? (commodity.selfReading ? t`Sì` : t`No`) : undefined,
            },
          ]}
        />
      </Card>
      <Card className={classes['stack']} aria-labelledby="contratto">
        <SectionTitle id="contratto">
          <Trans>Il contratto</Trans>
        </SectionTitle>
        <Facts
          facts={[
            reading.genre === undefined
              ? { name: t`Codice contratto`, value: contract.code, isCode: true }
              : { name: t`Codice richiesta`, value: contract.code, isCode: true },
            { name: t`Conto contrattuale`, value: commodity.account, isCode: true },
            { name: t`Codice cliente`, value: commodity.customerCode, isCode: true },
            { name: t`Richiesta di attivazione`, value: commodity.quotation, isCode: true },
            { name: t`Codice fiscale`, value: commodity.fiscalCode },
            { name: t`Partita IVA`, value: commodity.vatCode },
            { name: t`Firma`, value: day(commodity.signDate) },
            { name: t`Inizio`, value: day(commodity.startDate) },
            { name: t`Attivazione`, value: day(details?.activationDate) },
            { name: t`Fine`, value: day(commodity.endDate) },
            { name: t`Codice offerta ARERA`, value: commodity.codeArera, isCode: true },
            { name: t`Codice CRM`, value: commodity.codeCRM, isCode: true },
          ]}
        />
      </Card>
    </>
  );
}

/** Of a contract that the lists know, the rest may still be on its way, or not to be had. */
function DataState({ reading: { isDataLoading, dataError, isRetrying, retry } }: { reading: ContractReading }) {
  if (isDataLoading) {
    return (
      <VisuallyHidden component="output">
        <Trans>Caricamento...</Trans>
      </VisuallyHidden>
    );
  }
  if (dataError === null) return null;
  const { meaning, advice } = readableError(dataError);
  return (
    <Notice
      tone="warn"
      role="alert"
      title={<Trans>Alcuni dati non sono disponibili ora</Trans>}
      action={
        <Button variant="default" loading={isRetrying} onClick={() => void retry()}>
          <Trans>Riprova</Trans>
        </Button>
      }
    >
      {meaning} {advice}
    </Notice>
  );
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

/** A frequency that the product knows, or the provider's own text. */
function billingWords(type: BillingType | undefined): string | undefined {
  if (type === undefined) return undefined;
  return Object.hasOwn(DELIVERY_FREQUENCY_LABELS, type) ? DELIVERY_FREQUENCY_LABELS[type as DeliveryFrequency] : type;
}
