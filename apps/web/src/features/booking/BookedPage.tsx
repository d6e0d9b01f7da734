import { appointmentCalendar, interventionStory } from '@sportello/calls';
import { companyName, requestStanding, type Intervention } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../api/app.ts';
import { fetchFile } from '../../api/files/files.ts';
import { DownloadState } from '../../shared/download/DownloadState.tsx';
import { useDownload } from '../../shared/download/use-download.ts';
import { ButtonLink } from '../../shared/links/ButtonLink.tsx';
import { backTo } from '../../shared/links/back-to.tsx';
import { AskPush } from '../../shared/push/AskPushLater.tsx';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { comingDay, longMoment, timeWords } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { Facts } from '../../ui/parts/facts/Facts.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { StatePanel } from '../../ui/parts/states/StatePanel.tsx';
import { AllDone } from '../../ui/pictures/content/spots.tsx';
import { useBooked, type Booked } from './interventions.ts';
import type { BookingOutcome } from './steps/places.ts';
import { slotWords } from './slots/slot-words.ts';

interface BookedPageProps {
  id: string;
  /** The change that was made; undefined for a new booking. */
  outcome: BookingOutcome | undefined;
  notFound: ReactNode;
}

export function BookedPage({ id, outcome, notFound }: BookedPageProps) {
  const booked = useBooked(id);
  if (booked.data === null) return notFound;
  return (
    <Page title={titleOf(booked.data?.intervention, outcome)} back={backTo.home()}>
      <ReadBody
        read={{ ...booked, data: booked.data ?? undefined }}
        isDated
        failed={<Trans>La prenotazione è fatta, ma non riusciamo a mostrartela</Trans>}
        skeleton={<CardSkeleton />}
      >
        {(data) => <Done booked={data} />}
      </ReadBody>
    </Page>
  );
}

/** A booking is not called confirmed before a company has accepted it (intervento.ricerca.2). */
function titleOf(intervention: Intervention | undefined, outcome: BookingOutcome | undefined) {
  if (outcome === 'contatti') return <Trans>Contatti aggiornati</Trans>;
  const isChange = outcome === 'modificato';
  if (intervention === undefined || isAsked(intervention)) {
    return isChange ? <Trans>Modifica inviata</Trans> : <Trans>Richiesta inviata</Trans>;
  }
  return isChange ? <Trans>Prenotazione modificata</Trans> : <Trans>Prenotazione confermata</Trans>;
}

const isAsked = ({ status, appointmentMode }: Intervention) =>
  appointmentMode.name !== 'VIDEOCALL' && requestStanding(status) !== 'AGREED';

function Done({ booked: { intervention, until } }: { booked: Booked }) {
  const { t } = useLingui();
  const { clock, config } = useApp();
  const { id, product, company, appointmentMode, contactMode, timeSlots, customer } = intervention;
  const [slot] = timeSlots;
  const isCall = appointmentMode.name === 'VIDEOCALL';
  const hasCalendar = slot !== undefined && config.capabilities.includes(appointmentCalendar.id);
  return (
    <>
      <Card>
        <StatePanel
          role="status"
          picture={<AllDone />}
          title={
            slot === undefined ? (
              <Trans>Ci siamo</Trans>
            ) : isCall ? (
              <Trans>Ci vediamo {slotWords(slot, clock.now())}</Trans>
            ) : isAsked(intervention) ? (
              <Trans>Hai chiesto il tecnico per {slotWords(slot, clock.now())}</Trans>
            ) : (
              <Trans>Il tecnico viene {slotWords(slot, clock.now())}</Trans>
            )
          }
          actions={
            <>
              {hasCalendar ? <CalendarButton id={id} /> : null}
              <ButtonLink to="/my-edison/intervento-tecnico/il-mio-intervento/$id" params={{ id }} variant="light">
                <Trans>Segui l’intervento</Trans>
              </ButtonLink>
            </>
          }
        >
          <p>
            {isCall ? (
              contactMode === 'SMS' ? (
                <Trans>Ti mandiamo il link per SMS: aprilo qualche minuto prima, vicino al prodotto.</Trans>
              ) : (
                <Trans>Ti mandiamo il link per email: aprilo qualche minuto prima, vicino al prodotto.</Trans>
              )
            ) : company === undefined ? (
              <Search id={id} />
            ) : !isAsked(intervention) ? null : (
              <Trans>La ditta deve ancora accettare la richiesta: ti avvisiamo appena lo fa.</Trans>
            )}{' '}
            {contactMode === 'SMS' && customer.phoneNumber !== undefined ? (
              <Trans>Abbiamo inviato un SMS di ricevuta al {customer.phoneNumber}.</Trans>
            ) : customer.email === undefined ? null : (
              <Trans>Abbiamo inviato un’email di ricevuta a {customer.email}.</Trans>
            )}
          </p>
          {until === undefined ? null : (
            <p>
              <Trans>Puoi spostarlo o annullarlo fino a {longMoment(until, clock.now())}.</Trans>
            </p>
          )}
        </StatePanel>
      </Card>
      <AskPush>
        <Trans>Ti avvisiamo se l’appuntamento cambia, e quando il tecnico è in viaggio.</Trans>
      </AskPush>
      <Card>
        <Facts
          facts={[
            { name: t`Prodotto`, value: product.name },
            {
              name: isAsked(intervention) ? t`A chi l’hai chiesto` : t`Chi viene`,
              value: company === undefined || isCall ? undefined : companyName(company.code),
            },
            { name: t`Numero della richiesta`, value: id, isCode: true },
          ]}
        />
      </Card>
    </>
  );
}

/** Shows that a company is being searched, and until when (intervento.ricerca.1). */
function Search({ id }: { id: string }) {
  const { clock, config, queryOf } = useApp();
  const isNotified = config.capabilities.includes(interventionStory.id);
  const story = useQuery({ ...queryOf(interventionStory, { params: { id } }), enabled: isNotified });
  const by = story.data?.model.next?.by;
  return by === undefined ? (
    <Trans>Cerchiamo una ditta che possa venire da te: ti avvisiamo appena la troviamo.</Trans>
  ) : (
    <Trans>
      Cerchiamo una ditta che possa venire da te: entro {comingDay(by, clock.now())} alle {timeWords(by)} ti diciamo se
      l’abbiamo trovata.
    </Trans>
  );
}

function CalendarButton({ id }: { id: string }) {
  const app = useApp();
  const download = useDownload(async () => ({
    name: 'appuntamento.ics',
    content: (await fetchFile(app, appointmentCalendar, { params: { id } })).content,
  }));
  return (
    <div>
      <Button
        leftSection={<IconCalendarPlus size={20} aria-hidden="true" />}
        loading={download.isLoading}
        onClick={download.download}
      >
        <Trans>Aggiungi al calendario</Trans>
      </Button>
      <DownloadState download={download} />
    </div>
  );
}
