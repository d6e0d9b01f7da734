import { companyName, supportType, type BookingFields, type BookingFlow } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useApp } from '../../api/app.ts';
import { randomId } from '../../session/browser.ts';
import { ReadBody } from '../../shared/read/ReadBody.tsx';
import { linkTo } from '../../shared/links/link-to.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { longMoment } from '../../ui/moments.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../ui/parts/callouts/Callout.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import layout from '../../ui/layout/layout.module.css';
import { useBooked, type Booked } from './interventions.ts';
import { slotWords } from './slots/slot-words.ts';
import { placeOf } from './steps/places.ts';
import { stepsOf } from './steps/steps.ts';
import { openStep } from './wizard/wizard.ts';
import { useSave } from './use-save.ts';

/** Changes the appointment or contacts of a booking, or books the next appointment (prenotazione.modifica.2). */
export function EditPage({ id, notFound }: { id: string; notFound: ReactNode }) {
  const booked = useBooked(id);
  if (booked.data === null) return notFound;
  return (
    <Page
      title={
        booked.data?.action === 'BOOK_NEXT_APPOINTMENT' ? (
          <Trans>Il prossimo appuntamento</Trans>
        ) : (
          <Trans>Modifica la prenotazione</Trans>
        )
      }
      back={{
        label: <Trans>Intervento tecnico</Trans>,
        renderLink: linkTo({ to: '/my-edison/intervento-tecnico' }),
      }}
    >
      <ReadBody
        read={{ ...booked, data: booked.data ?? undefined }}
        isDated
        failed={<Trans>Non riusciamo a caricare la tua prenotazione</Trans>}
        skeleton={<CardSkeleton />}
      >
        {(data) => <Ways booked={data} />}
      </ReadBody>
    </Page>
  );
}

function Ways({ booked }: { booked: Booked }) {
  const { clock } = useApp();
  const { intervention, action, until } = booked;
  const [slot] = intervention.timeSlots;
  if (intervention.status === 'IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA') {
    return (
      <Callout title={<Trans>Ti chiama la ditta</Trans>}>
        <Trans>
          La ditta ti chiama e sceglie il giorno con te: il prossimo appuntamento con lei non si prenota da qui.
        </Trans>
      </Callout>
    );
  }
  if (action === undefined) {
    return (
      <Callout tone="warn" title={<Trans>Questa prenotazione non si può più cambiare da qui</Trans>}>
        {until === undefined ? (
          <Trans>Se qualcosa non va, chiamaci.</Trans>
        ) : (
          <Trans>Si poteva fino a {longMoment(until, clock.now())}. Se qualcosa non va, chiamaci.</Trans>
        )}
      </Callout>
    );
  }
  const isNext = action === 'BOOK_NEXT_APPOINTMENT';
  const isFirst = action === 'BOOK_FIRST_APPOINTMENT';
  return (
    <Card className={layout['stackLarge']} aria-labelledby="prenotazione">
      <SectionTitle id="prenotazione">{intervention.product.name}</SectionTitle>
      {slot === undefined || isNext ? null : <p>{slotWords(slot, clock.now())}</p>}
      {intervention.company?.code === undefined ? null : (
        <p>
          <Trans>Chi viene: {companyName(intervention.company.code)}</Trans>
        </p>
      )}
      {until === undefined || isNext ? null : (
        <p className={layout['soft']}>
          <Trans>Puoi cambiarla fino a {longMoment(until, clock.now())}.</Trans>
        </p>
      )}
      <div className={layout['stackSmall']}>
        <Begin booked={booked} flow={isNext ? 'SecondoAppuntamento' : 'InterventoTecnico'}>
          {isNext ? (
            <Trans>Scegli il prossimo appuntamento</Trans>
          ) : isFirst ? (
            <Trans>Scegli giorno e ora</Trans>
          ) : (
            <Trans>Cambia giorno e ora</Trans>
          )}
        </Begin>
        {isNext || isFirst ? null : (
          <Begin booked={booked} flow="DatiContatto">
            <Trans>Cambia i contatti</Trans>
          </Begin>
        )}
      </div>
    </Card>
  );
}

function Begin({ booked, flow, children }: { booked: Booked; flow: BookingFlow; children: ReactNode }) {
  const navigate = useNavigate();
  const [id] = useState(randomId);
  const { intervention } = booked;
  const { save, isSending, problem } = useSave({ id, flow, interventionId: intervention.id, fields: {} });
  return (
    <>
      <FormProblem problem={problem} />
      <Button
        variant={flow === 'DatiContatto' ? 'default' : 'filled'}
        loading={isSending}
        onClick={() =>
          save(fieldsOf(booked, flow), {
            onSaved(saved) {
              // Contacts are shown before they are confirmed again.
              const [first] = stepsOf(saved);
              const step = first?.id === 'contacts' ? first : openStep(stepsOf(saved), saved.fields);
              if (step === undefined) return;
              const { to, parte } = placeOf(step.id, saved.fields);
              void navigate({ to, search: { bozza: id, ...(parte && { parte }) } });
            },
          })
        }
      >
        {children}
      </Button>
    </>
  );
}

/** Prefills the answers that this flow does not ask again. */
function fieldsOf({ intervention }: Booked, flow: BookingFlow): BookingFields {
  const { address, appointmentMode, product, company, customer, contactMode } = intervention;
  return {
    supportType: appointmentMode.name && supportType(appointmentMode.name),
    installationId: product.id,
    zipCode: address.cap,
    street: address.street,
    city: address.city,
    province: address.province,
    addressNote: address.note,
    interventionNote: intervention.note,
    email: customer.email,
    phoneNumber: customer.phoneNumber,
    linkReceptionMode: contactMode === 'EMAIL' || contactMode === 'SMS' ? contactMode : undefined,
    // A second appointment keeps the company of the first one.
    ...(flow === 'SecondoAppuntamento' && { companyCode: company?.code }),
  };
}
