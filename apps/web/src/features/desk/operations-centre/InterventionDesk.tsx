import { interventionQueue } from '@sportello/calls';
import {
  companyName,
  INTERVENTION_QUEUE_LABELS,
  INTERVENTION_QUEUES,
  presentText,
  type DeskIntervention,
  type InterventionQueue,
} from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { ButtonLink } from '../../../shared/links/ButtonLink.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Pager } from '../../../ui/parts/ways/Pager.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { AllDone } from '../../../ui/pictures/content/spots.tsx';
import { PromiseTag } from './PromiseTag.tsx';
import { appointmentWords, stateWords } from './words.ts';
import layout from '../../../ui/layout/layout.module.css';
import classes from './centre.module.css';

import '@mantine/core/styles/Checkbox.layer.css';
import '../../../ui/theme/fields.ts';

const atFirst = {
  coda: 'DA_ASSEGNARE' as InterventionQueue,
  modalita: '',
  ditta: '',
  cliente: '',
  inRitardo: false,
  pagina: 1,
};

/** Lists the interventions of all customers by the step they need (operatore.centrale.2). */
export function InterventionDesk() {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const [asked, setAsked] = useState(atFirst);
  const { coda, modalita, inRitardo, pagina } = asked;
  const [ditta] = useDebouncedValue(asked.ditta, 300);
  const [cliente] = useDebouncedValue(asked.cliente, 300);
  const codiceDitta = presentText(ditta)?.trim();
  const codiceCliente = presentText(cliente)?.trim();
  const queue = readOf(
    useQuery({
      ...queryOf(interventionQueue, {
        query: {
          coda,
          pagina: String(pagina),
          ...((modalita === 'VIDEOCALL' || modalita === 'TECHINICIAN_EXIT') && { modalita }),
          ...(codiceDitta !== undefined && { codiceDitta }),
          ...(codiceCliente !== undefined && { codiceCliente }),
          ...(inRitardo && { inRitardo: 'X' as const }),
        },
      }),
      refetchOnWindowFocus: true,
      refetchInterval: 60_000,
    }),
  );
  const ask = (changes: Partial<typeof asked>) => setAsked({ ...asked, pagina: 1, ...changes });
  const total = queue.data?.total ?? 0;
  return (
    <section className={layout['stack']} aria-labelledby="interventi-in-coda">
      <Card as="div" className={layout['stack']}>
        <SectionTitle id="interventi-in-coda" count={queue.data === undefined ? undefined : total}>
          <Trans>Interventi dei clienti</Trans>
        </SectionTitle>
        <div className={classes['filters']}>
          <NativeSelect
            label={t`Coda`}
            value={coda}
            onChange={({ currentTarget: { value } }) => ask({ coda: value as InterventionQueue })}
            data={INTERVENTION_QUEUES.map((value) => ({ value, label: INTERVENTION_QUEUE_LABELS[value] }))}
          />
          <NativeSelect
            label={t`Tipo`}
            value={modalita}
            onChange={({ currentTarget: { value } }) => ask({ modalita: value })}
            data={[
              { value: '', label: t`Visite e videochiamate` },
              { value: 'TECHINICIAN_EXIT', label: t`Visite` },
              { value: 'VIDEOCALL', label: t`Videochiamate` },
            ]}
          />
          <TextInput
            label={t`Codice ditta`}
            value={asked.ditta}
            maxLength={40}
            onChange={({ currentTarget: { value } }) => ask({ ditta: value })}
          />
          <TextInput
            label={t`Codice cliente`}
            value={asked.cliente}
            maxLength={40}
            onChange={({ currentTarget: { value } }) => ask({ cliente: value })}
          />
          <Checkbox
            label={t`Solo in ritardo`}
            checked={inRitardo}
            onChange={({ currentTarget: { checked } }) => ask({ inRitardo: checked })}
          />
        </div>
      </Card>
      <ReadBody
        read={queue}
        failed={<Trans>Non riusciamo a caricare gli interventi</Trans>}
        skeleton={<CardSkeleton />}
        isEmpty={({ interventions }) => interventions.length === 0}
        empty={
          <Card>
            <EmptyState level={3} picture={<AllDone />} title={<Trans>Nessun intervento qui</Trans>}>
              <Trans>I nuovi interventi compaiono da soli.</Trans>
            </EmptyState>
          </Card>
        }
      >
        {({ interventions }) =>
          interventions.map((intervention) => <DeskCard key={intervention.id} intervention={intervention} />)
        }
      </ReadBody>
      <Pager page={pagina} total={total} onPage={(next) => ask({ pagina: next })}>
        <Plural value={total} one="# intervento" other="# interventi" />
      </Pager>
    </section>
  );
}

function DeskCard({ intervention }: { intervention: DeskIntervention }) {
  const { t } = useLingui();
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const { id, product, customer, appointment, company, mode, town } = intervention;
  return (
    <Card as="article" className={layout['stack']} aria-labelledby={`intervento-${id}`}>
      <div className={layout['spread']}>
        <h3 className={layout['subtitle']} id={`intervento-${id}`}>
          {product} · {customer.name}
        </h3>
        <PromiseTag intervention={intervention} />
      </div>
      <Facts
        facts={[
          { name: t`Stato`, value: stateWords(intervention) },
          { name: t`Appuntamento`, value: appointment && appointmentWords(appointment, now) },
          {
            name: t`Chi`,
            value:
              mode === 'VIDEOCALL'
                ? t`Centrale Operativa`
                : company === undefined
                  ? t`Nessuna ditta`
                  : companyName(company.code),
          },
          { name: t`Dove`, value: town },
          { name: t`Numero`, value: id, isCode: true },
        ]}
      />
      <div>
        <ButtonLink
          to="/my-edison/operatore/interventi/$id"
          params={{ id }}
          variant="light"
          aria-describedby={`intervento-${id}`}
        >
          <Trans>Apri</Trans>
        </ButtonLink>
      </div>
    </Card>
  );
}
