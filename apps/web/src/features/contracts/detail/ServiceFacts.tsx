import {
  HOLDER_RELATIONSHIP_LABELS,
  PAYMENT_METHOD_KIND_LABELS,
  type AccountType,
  type FibreData,
  type SelfConsumption,
  type VasContract,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import layout from '../../../ui/layout/layout.module.css';
import { fullDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';

const day = (value: string | undefined) => (value === undefined ? undefined : fullDay(value));

/** Shows all data of a service, product or fibre contract (contratto.modello.5). */
export function ServiceFacts({ contract: { vas, code } }: { contract: VasContract }) {
  const { t } = useLingui();
  return (
    <>
      {vas.fibre === undefined ? null : <FibreFacts fibre={vas.fibre} />}
      {vas.selfConsumption === undefined ? null : <SelfConsumptionFacts data={vas.selfConsumption} />}
      <Card className={layout['stack']} aria-labelledby="contratto">
        <SectionTitle id="contratto">
          <Trans>Il contratto</Trans>
        </SectionTitle>
        <Facts
          facts={[
            { name: t`Compagnia assicurativa`, value: vas.insuranceCompany },
            { name: t`Acquisto`, value: day(vas.purchaseDate) },
            { name: t`Attivazione`, value: day(vas.activationDate) },
            { name: t`Fine`, value: day(vas.endDate) },
            { name: t`Codice contratto`, value: code, isCode: true },
            { name: t`Conto contrattuale`, value: vas.account, isCode: true },
            { name: t`POD`, value: vas.pod, isCode: true },
            { name: t`Codice anagrafica`, value: vas.registryCode, isCode: true },
            { name: t`Tipo di prodotto`, value: vas.productType },
            { name: t`Categoria dei dati personali`, value: vas.idCategoryPersonalData },
            { name: t`Codice fiscale`, value: vas.fiscalCode },
            { name: t`Partita IVA`, value: vas.vatCode },
          ]}
        />
      </Card>
    </>
  );
}

function FibreFacts({ fibre }: { fibre: FibreData }) {
  const { t } = useLingui();
  const yesOrNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? t`Sì` : t`No`);
  return (
    <Card className={layout['stack']} aria-labelledby="linea">
      <SectionTitle id="linea">
        <Trans>La linea</Trans>
      </SectionTitle>
      <Facts
        facts={[
          { name: t`Tecnologia`, value: fibre.technology },
          { name: t`Velocità in download`, value: fibre.downloadSpeed },
          { name: t`Ultra velocità`, value: yesOrNo(fibre.ultraFastSpeed) },
          { name: t`Modem in comodato`, value: yesOrNo(fibre.modemOnLoan) },
          { name: t`IP pubblico statico`, value: yesOrNo(fibre.publicStaticIp) },
          { name: t`Codice di migrazione`, value: fibre.migrationCode, isCode: true },
          { name: t`Codice risorsa`, value: fibre.resourceId, isCode: true },
        ]}
      />
    </Card>
  );
}

function SelfConsumptionFacts({ data }: { data: SelfConsumption }) {
  const { t } = useLingui();
  const types: Record<AccountType, string | undefined> = { SEU: t`SEU`, STANDARD: t`Standard`, UNKNOWN: undefined };
  return (
    <Card className={layout['stack']} aria-labelledby="autoconsumo">
      <SectionTitle id="autoconsumo">
        <Trans>L’autoconsumo</Trans>
      </SectionTitle>
      <Facts
        facts={[
          { name: t`Chi rappresenti`, value: HOLDER_RELATIONSHIP_LABELS[data.representativeOf] },
          { name: t`Tipo di utenza`, value: types[data.type] },
          { name: t`Attivazione`, value: day(data.businessActivation) },
          { name: t`Beneficio`, value: PAYMENT_METHOD_KIND_LABELS.COMPENSAZIONE_BENEFICIO_AUC },
        ]}
      />
    </Card>
  );
}
