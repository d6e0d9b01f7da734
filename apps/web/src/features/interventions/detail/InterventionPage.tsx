import { cancelIntervention } from '@sportello/calls';
import { contractLabel, fullAddress, visitorWords, type Intervention } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { useMay } from '../../../shared/customer/use-may.ts';
import { useIntervention } from '../../../shared/interventions/use-all-interventions.ts';
import { linkTo } from '../../../shared/links/link-to.tsx';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { ReadMissing } from '../../../shared/read/ReadMissing.tsx';
import { AskLink } from '../../../shared/question/AskLinkLater.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Page } from '../../../ui/layout/Page.tsx';
import '../../../ui/opened.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { InterventionCard } from '../InterventionCard.tsx';
import { useRenderings } from '../queries.ts';
import { appointmentWords } from '../words.ts';
import { TechnicianCard } from '../technician/TechnicianCard.tsx';
import { CancelButton } from './CancelDialog.tsx';
import { InvoicesCard } from './InvoicesCard.tsx';
import { NextCard } from './NextCard.tsx';
import { PapersCard } from './PapersCard.tsx';
import { QuotesCard } from './QuotesCard.tsx';
import { StoryCard } from './StoryCard.tsx';
import { VideocallCard } from './VideocallCard.tsx';

interface InterventionPageProps {
  id: string;
  offset: number;
  notFound: ReactNode;
}

/** Shows status, actions, documents and history of an intervention (intervento.carta.3). */
export function InterventionPage({ id, offset, notFound }: InterventionPageProps) {
  const read = useIntervention(id, { offset });
  if (read.data === null) return notFound;
  return (
    <Page
      title={read.data?.product.name ?? <Trans>Il mio intervento</Trans>}
      lead={<Trans>Intervento {id}</Trans>}
      back={{
        label: <Trans>I tuoi interventi</Trans>,
        renderLink: linkTo({ to: '/my-edison/intervento-tecnico/il-mio-intervento' }),
      }}
    >
      <ReadBody
        read={{ ...read, data: read.data ?? undefined }}
        failed={<Trans>Non riusciamo a caricare il tuo intervento</Trans>}
        skeleton={
          <>
            <CardSkeleton />
            <CardSkeleton />
          </>
        }
      >
        {(intervention) => <Whole intervention={intervention} />}
      </ReadBody>
    </Page>
  );
}

function Whole({ intervention }: { intervention: Intervention }) {
  const renderings = useRenderings();
  const mayCancel = useMay()(cancelIntervention);
  return (
    <>
      {renderings.error === null ? null : (
        <ReadMissing read={renderings} title={<Trans>Non riusciamo a mostrarti a che punto è</Trans>}>
          <Trans>Qui sotto trovi tutto il resto.</Trans>
        </ReadMissing>
      )}
      <TechnicianCard intervention={intervention} />
      <VideocallCard intervention={intervention} />
      <InterventionCard intervention={intervention} sets={renderings.data ?? []} place="landingPage">
        {intervention.isEditable && mayCancel ? <CancelButton intervention={intervention} /> : null}
      </InterventionCard>
      <NextCard intervention={intervention} />
      <QuotesCard intervention={intervention} />
      <FactsCard intervention={intervention} />
      <PapersCard intervention={intervention} />
      <InvoicesCard intervention={intervention} />
      <StoryCard intervention={intervention} />
      <AskLink origin={{ intervento: intervention.id }} />
    </>
  );
}

function FactsCard({ intervention }: { intervention: Intervention }) {
  const { t } = useLingui();
  const { clock } = useApp();
  // The list of interventions also contains the services that cover them (intervento.chiamate.2).
  const { contracts } = useContractLists();
  const { address, timeSlots, note, contractRisolveId, freeHourUsed, appointmentMode, customer } = intervention;
  const [slot] = timeSlots;
  const service = contracts.find((contract) => contract.code === contractRisolveId);
  const isCall = appointmentMode.name === 'VIDEOCALL';
  return (
    <Card className={layout['stack']} aria-labelledby="dettagli">
      <SectionTitle id="dettagli">
        <Trans>I dettagli</Trans>
      </SectionTitle>
      <Facts
        facts={[
          { name: t`Quando`, value: slot && appointmentWords({ ...slot, day: slot.date }, clock.now()), isLong: true },
          {
            name: isCall ? t`Chi ti chiama` : t`Chi viene`,
            value: isCall || intervention.company?.code ? visitorWords(intervention) : undefined,
          },
          { name: t`Dove`, value: isCall ? '' : fullAddress(address), isLong: true },
          { name: t`Servizio`, value: service && contractLabel(service) },
          { name: t`Ora gratis`, value: freeHourUsed === true ? t`Usata per questo intervento` : undefined },
          { name: t`Email`, value: customer.email },
          { name: t`Telefono`, value: customer.phoneNumber },
          { name: t`La tua descrizione`, value: note, isLong: true },
        ]}
      />
    </Card>
  );
}
