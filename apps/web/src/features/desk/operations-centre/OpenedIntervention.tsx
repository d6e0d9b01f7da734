import { CallError, queuedIntervention, queuedInterventionFile } from '@sportello/calls';
import {
  centreStepsOf,
  dayInRome,
  isBeforeItsDay,
  companyName,
  INTERVENTION_STEP_LABELS,
  INTERVENTION_SUB_STATE_LABELS,
  type CentreStep,
  type OpenedIntervention as Opened,
} from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { fetchFile } from '../../../api/files/files.ts';
import { useApp } from '../../../api/app.ts';
import { useDownload } from '../../../shared/download/use-download.ts';
import { AnchorLink } from '../../../shared/links/AnchorLink.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { pastMoment } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Facts } from '../../../ui/parts/facts/Facts.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { SentFile } from '../../../shared/download/SentFile.tsx';
import { cx } from '../../../ui/cx.ts';
import { PromiseTag } from './PromiseTag.tsx';
import { StepForm } from './StepForm.tsx';
import { appointmentWords, actorRoleWords, eventWords, stateWords, turnWords } from './words.ts';
import layout from '../../../ui/layout/layout.module.css';
import classes from './centre.module.css';

/** Shows an intervention with its history and its possible steps (operatore.centrale.3). */
export function OpenedIntervention({ id, notFound }: { id: string; notFound: ReactNode }) {
  const { queryOf } = useApp();
  const [taken, setTaken] = useState<CentreStep>();
  const read = readOf(
    useQuery({
      ...queryOf(queuedIntervention, { params: { id } }),
      refetchOnWindowFocus: true,
      refetchInterval: 60_000,
    }),
  );
  if (read.error instanceof CallError && read.error.status === 404) return notFound;
  return (
    <div className={layout['stack']}>
      <p>
        <AnchorLink to="/my-edison/operatore/interventi">
          <Trans>Tutti gli interventi</Trans>
        </AnchorLink>
      </p>
      {taken === undefined ? null : (
        <Callout key={taken} tone="good" role="status" takesFocus onClose={() => setTaken(undefined)}>
          <Trans>Fatto: {INTERVENTION_STEP_LABELS[taken]}. Il cliente è avvisato.</Trans>
        </Callout>
      )}
      <ReadBody
        read={read}
        failed={<Trans>Non riusciamo a caricare questo intervento</Trans>}
        skeleton={<CardSkeleton />}
      >
        {(intervention) => (
          <>
            <About intervention={intervention} />
            <Next key={intervention.version} intervention={intervention} onTaken={setTaken} />
            <Story intervention={intervention} />
          </>
        )}
      </ReadBody>
    </div>
  );
}

function About({ intervention }: { intervention: Opened }) {
  const { t } = useLingui();
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const { id, product, customer, company, mode, files, appointments, contactMode } = intervention;
  return (
    <Card className={layout['stack']}>
      <div className={layout['spread']}>
        <SectionTitle>
          {product} · {customer.name}
        </SectionTitle>
        <PromiseTag intervention={intervention} />
      </div>
      <Facts
        facts={[
          { name: t`Stato`, value: stateWords(intervention) },
          { name: t`Prossimo passo`, value: turnWords(intervention) },
          ...appointments.map((appointment, at) => ({
            name: at === 0 ? t`Appuntamento` : t`Appuntamento precedente`,
            value: appointmentWords(appointment, now),
          })),
          {
            name: t`Chi`,
            value:
              mode === 'VIDEOCALL'
                ? t`Centrale Operativa`
                : company && `${companyName(company.code)}${company.license ? '' : t` (senza licenza)`}`,
          },
          {
            name: t`Perché non ha ditta`,
            value:
              intervention.noCompanyReason === undefined
                ? undefined
                : intervention.noCompanyReason === 'NO_COMPANY_IN_AREA'
                  ? t`Nessuna ditta in zona`
                  : t`Nessuna ditta libera quel giorno`,
          },
          { name: t`Indirizzo`, value: intervention.address },
          { name: t`Note per arrivare`, value: intervention.addressNote },
          { name: t`Telefono`, value: intervention.phone },
          { name: t`Email`, value: intervention.email },
          { name: t`Avvisi al cliente per`, value: contactMode === 'SMS' ? t`SMS` : contactMode && t`email` },
          { name: t`Problema segnalato`, value: intervention.note },
          {
            name: t`In videochiamata`,
            value:
              intervention.joinedAt === undefined ? undefined : t`Entrato ${pastMoment(intervention.joinedAt, now)}`,
          },
          {
            name: t`Registrazione`,
            value:
              intervention.mayRecord === undefined
                ? undefined
                : intervention.mayRecord
                  ? t`Acconsente`
                  : t`Non acconsente: non registrare`,
          },
          { name: t`Ora gratuita`, value: intervention.freeHourUsed ? t`Usata qui` : undefined },
          { name: t`Cliente`, value: customer.code, isCode: true },
          { name: t`Numero`, value: id, isCode: true },
        ]}
      />
      {files.map((file) => (
        <DeskFile key={file.id} id={id} number={file.id} name={file.name} />
      ))}
    </Card>
  );
}

function DeskFile({ id, number, name }: { id: string; number: string; name: string }) {
  const app = useApp();
  const download = useDownload(async (onProgress) => {
    const request = { params: { id, numero: number } };
    const { content } = await fetchFile(app, queuedInterventionFile, request, { onProgress });
    return { name, content };
  });
  return <SentFile download={download}>{name}</SentFile>;
}

function Next({ intervention, onTaken }: { intervention: Opened; onTaken: (step: CentreStep) => void }) {
  const { clock } = useApp();
  const [today] = useState(() => dayInRome(clock.now()));
  const steps = centreStepsOf(intervention).filter((step) => !isBeforeItsDay(step, intervention.appointment, today));
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Azioni</Trans>
      </SectionTitle>
      {steps.length === 0 ? (
        <p className={layout['captionLines']}>
          <Trans>Nessuna azione possibile.</Trans>
        </p>
      ) : (
        <StepForm intervention={intervention} steps={steps} onTaken={onTaken} />
      )}
    </Card>
  );
}

function Story({ intervention: { events } }: { intervention: Opened }) {
  const { clock } = useApp();
  const [now] = useState(clock.now);
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Cronologia</Trans>
      </SectionTitle>
      <ol className={cx(layout['stack'], classes['story'])}>
        {events.map((event) => (
          <li key={`${event.at} ${event.kind}`}>
            <strong>{eventWords(event)}</strong>
            {event.reason === undefined ? null : <>: {INTERVENTION_SUB_STATE_LABELS[event.reason] ?? event.reason}</>}
            <p className={layout['captionLines']}>
              {pastMoment(event.at, now)}, {actorRoleWords(event)}. {stateWords(event)}
            </p>
            {event.note === undefined ? null : <p>{event.note}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
