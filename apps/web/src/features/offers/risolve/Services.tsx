import { contractLabel, type Segment } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck } from '@tabler/icons-react';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { contractPageLink } from '../../../shared/links/contract-link.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { fullDay } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { StatusTag } from '../../../ui/parts/signs/StatusTag.tsx';
import { Technician } from '../../../ui/pictures/content/spots.tsx';
import layout from '../../../ui/layout/layout.module.css';
import classes from './risolve.module.css';
import { useServices, type OwnService } from './use-services.ts';

export function Services({ segment, quietly = false }: { segment: Segment; quietly?: boolean }) {
  const { isUsageUnread, ...read } = useServices(segment);
  if (quietly && read.data?.length === 0) return null;
  return (
    <ReadBody
      read={read}
      failed={<Trans>Non riusciamo a caricare i tuoi servizi</Trans>}
      skeleton={<CardSkeleton />}
      empty={
        <Card>
          <EmptyState picture={<Technician />} title={<Trans>Non hai ancora un servizio Risolve</Trans>}>
            <Trans>Con un servizio Risolve, quando qualcosa si rompe mandiamo un tecnico: prenoti da qui.</Trans>
          </EmptyState>
        </Card>
      }
    >
      {(services) => (
        <>
          {isUsageUnread ? (
            <Callout tone="warn">
              <Trans>Adesso non sappiamo quante volte hai usato i servizi.</Trans>
            </Callout>
          ) : null}
          {services.map((service) => (
            <Service key={service.contract.code} {...service} />
          ))}
        </>
      )}
    </ReadBody>
  );
}

function Service({ contract, covers, usage, chargedWith }: OwnService) {
  const { t } = useLingui();
  const { vas, status, code } = contract;
  const id = `servizio-${code}`;
  const sends = vas.subType === 'INTERVENTO_TECNICO';
  return (
    <Card className={layout['stack']} aria-labelledby={id}>
      <div className={layout['spreadWide']}>
        <SectionTitle id={id}>{contractLabel(contract)}</SectionTitle>
        <StatusTag status={status} />
      </div>
      {vas.description === undefined ? null : <p>{vas.description}</p>}
      {covers === undefined ? null : (
        <div className={layout['stackSmall']}>
          <SectionTitle level={3}>
            <Trans>Cosa comprende</Trans>
          </SectionTitle>
          <ul className={layout['stackSmall']}>
            {covers.map((each) => (
              <li key={each} className={classes['point']}>
                <IconCircleCheck className={classes['mark']} size={22} aria-hidden="true" />
                <span>{each}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Facts
        facts={[
          {
            name: t`Interventi negli ultimi cinque anni`,
            value: usage && <Plural value={usage.times} _0="Nessuno, per ora" one="Uno" other="#" />,
          },
          { name: t`Il prossimo appuntamento`, value: usage?.next && fullDay(usage.next) },
          { name: t`L’ultimo appuntamento`, value: usage?.last && fullDay(usage.last) },
          { name: t`Compagnia assicurativa`, value: vas.insuranceCompany },
          { name: t`Attivo dal`, value: vas.activationDate && fullDay(vas.activationDate) },
          { name: t`In bolletta con`, value: chargedWith && contractLabel(chargedWith) },
        ]}
      />
      <div className={layout['row']}>
        {sends && status === 'ATTIVO' ? (
          <ButtonLink to="/my-edison/intervento-tecnico" color="amber">
            <Trans>Chiedi un intervento</Trans>
          </ButtonLink>
        ) : null}
        <ButtonLink
          variant="light"
          {...contractPageLink(contract, 'IN_BRIEF')}
          aria-label={t`Vai al contratto: ${contractLabel(contract)}`}
        >
          <Trans>Vai al contratto</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}
