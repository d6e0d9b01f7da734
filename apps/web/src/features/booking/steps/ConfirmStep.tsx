import { createIntervention, interventionTypes, modifyIntervention } from '@sportello/calls';
import { presentText, REQUEST_ORIGIN, type BookingDraft, type BookingFields } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { areKeptHere, draftHeader, keptBookings, type KeptFile } from '../drafts/kept-here.ts';
import { useBooked, type BookableAction } from '../interventions.ts';
import { HoldCallout } from '../slots/HoldCallout.tsx';
import { TakenCallout } from '../slots/NearestSlots.tsx';
import { takenOf, useHold, wantsPlace } from '../slots/use-hold.ts';
import { Answers } from './Answers.tsx';
import type { BookingOutcome } from './places.ts';
import { Price } from './Price.tsx';
import { StepForm, type StepFormProps, type StepProps } from './step-form.tsx';

import '@mantine/core/styles/Checkbox.layer.css';
import '../../../ui/theme/fields.ts';

interface ConfirmStepProps extends StepProps {
  readonly onBooked: (id: string, outcome?: BookingOutcome) => unknown;
}

export function ConfirmStep(props: ConfirmStepProps) {
  const { interventionId } = props.draft;
  return interventionId === undefined ? <NewBooking {...props} /> : <Change {...props} id={interventionId} />;
}

/** A new booking needs the consent (prenotazione.regole.1). */
function NewBooking({ draft, onBooked, ...step }: ConfirmStepProps) {
  const { t } = useLingui();
  const app = useApp();
  const { brand } = app.config;
  const isVisit = typeOf(draft.fields) === 'EXIT_TECHNICAL';
  const change = useChange(createIntervention, {
    request: ({ id, fields }: BookingDraft) => ({
      // The draft id is the idempotency key: one draft is one booking, even if sent from several tabs.
      headers: { 'idempotency-key': id, ...draftHeader(app, id) },
      body: {
        ...bookingOf(fields),
        slotId: fields.slotId ?? '',
        installationId: fields.installationId ?? '',
        macroTypeId: fields.macroTypeId ?? '',
        userContact: contactOf(fields),
        privacyConsent: true,
        interventionNote: fields.interventionNote,
        ...(fields.street !== undefined && { address: addressOf(fields) }),
        ...(fields.supportType === 'EXIT_TECHNICAL' && {
          companyId: fields.companyId,
          ...(areKeptHere(app) && attachmentsOf(keptBookings(app).filesOf(id))),
        }),
      },
    }),
    onDone: ({ answer }) => onBooked(answer),
  });
  const form = useForm({
    initial: { privacyConsent: false },
    check: ({ privacyConsent }) => (privacyConsent ? {} : { privacyConsent: t`Per prenotare serve il tuo consenso.` }),
    change,
    onSubmit: () => change.send(draft),
  });
  return (
    <Summary
      {...step}
      draft={draft}
      sending={change}
      element={form.element}
      submit={isVisit ? <Trans>Invia la richiesta</Trans> : <Trans>Conferma la prenotazione</Trans>}
    >
      <Price fields={draft.fields} />
      <Checkbox
        {...form.field('privacyConsent')}
        label={
          <Trans>Acconsento a che {brand.name} e chi fa l’intervento trattino i miei dati per organizzarlo.</Trans>
        }
      />
    </Summary>
  );
}

function Change({ draft, onBooked, id, ...form }: ConfirmStepProps & { id: string }) {
  const app = useApp();
  const booked = useBooked(id);
  const types = useQuery(app.queryOf(interventionTypes, {}));
  const isOfAppointment = draft.flow !== 'DatiContatto';
  const isOfContacts = draft.flow !== 'InterventoTecnico';
  const isNext = draft.flow === 'SecondoAppuntamento';
  const change = useChange(modifyIntervention, {
    request: ({ fields, action }: { fields: BookingFields; action: BookableAction }) => ({
      params: { id },
      query: { operationType: action },
      headers: draftHeader(app, draft.id),
      body: {
        ...sharedOf(fields),
        installationId: fields.installationId,
        macroTypeId: types.data?.model.find(({ installations }) =>
          installations.some((each) => each.id === fields.installationId),
        )?.id,
        userContact: contactOf(fields),
        interventionNote: fields.interventionNote,
        ...(hasWholeAddress(fields) && { address: addressOf(fields) }),
        ...(isOfAppointment && { ...bookingOf(fields), slotId: fields.slotId }),
        ...(isOfAppointment && fields.supportType === 'EXIT_TECHNICAL' && { codDitta: fields.companyCode }),
        ...(isOfContacts && {
          linkReceptionMode: fields.linkReceptionMode,
          ...(fields.privacyConsent !== undefined && { privacyConsent: fields.privacyConsent }),
        }),
      },
    }),
    onDone: () => onBooked(id, isNext ? undefined : isOfAppointment ? 'modificato' : 'contatti'),
  });
  if (booked.data === undefined) return <NotRead read={booked} skeleton={<CardSkeleton />} />;
  const action = booked.data?.action;
  return (
    <Summary
      {...form}
      draft={draft}
      sending={change}
      onSubmit={() => {
        // The server rejects what can no longer be changed.
        change.send({ fields: draft.fields, action: action ?? 'MODIFY_FIRST_APPOINTMENT' });
      }}
      submit={isNext ? <Trans>Conferma l’appuntamento</Trans> : <Trans>Conferma la modifica</Trans>}
    />
  );
}

interface SummaryProps extends StepProps, Pick<StepFormProps, 'onSubmit' | 'element'> {
  sending: Pick<ReturnType<typeof useChange>, 'error' | 'problem' | 'isSending' | 'reset'>;
  submit: ReactNode;
  children?: ReactNode;
}

function Summary({ draft, save, goOn, saving, progress, sending, submit, children, ...form }: SummaryProps) {
  const { hold, isSending: isHolding, taken: takenAgain } = useHold(draft);
  const taken = takenAgain ?? takenOf(sending.error);
  const isBusy = saving.isSending || isHolding || sending.isSending;
  return (
    <StepForm
      progress={progress}
      isSaving={isBusy}
      problem={saving.problem ?? (takenOf(sending.error) === undefined ? sending.problem : undefined)}
      {...form}
      submit={submit}
    >
      {taken === undefined ? (
        <HoldCallout draft={draft} save={save} goOn={goOn} isBusy={isBusy} />
      ) : (
        <TakenCallout
          slots={taken}
          isBusy={isBusy}
          onChoose={({ date, id, start, end }) =>
            save(
              { appointmentDate: date, slotId: id },
              (saved) => {
                sending.reset();
                if (wantsPlace(saved)) hold(saved);
                else goOn(saved);
              },
              { starts: start, ends: end },
            )
          }
        />
      )}
      <SectionTitle>
        <Trans>Riepilogo</Trans>
      </SectionTitle>
      <Answers draft={draft} />
      {children}
    </StepForm>
  );
}

const typeOf = ({ supportType }: BookingFields) => supportType ?? 'EXIT_TECHNICAL';

const sharedOf = (fields: BookingFields) => ({ supportType: typeOf(fields), source: REQUEST_ORIGIN }) as const;

/** Maps the fields that creating and changing share; visit and video call fields exclude each other. */
function bookingOf(fields: BookingFields) {
  const isVisit = typeOf(fields) === 'EXIT_TECHNICAL';
  return {
    ...sharedOf(fields),
    ...(isVisit
      ? {
          appointmentDate: fields.appointmentDate,
          errorTechnicianAssignmentCode: fields.errorTechnicianAssignmentCode,
        }
      : { linkReceptionMode: fields.linkReceptionMode }),
  } as const;
}

const contactOf = ({ email, phoneNumber }: BookingFields) => ({ email, phoneNumber });

/** Interventions created elsewhere may have an incomplete address, which a change must not send. */
const hasWholeAddress = ({ street, zipCode, city, province }: BookingFields) =>
  [street, zipCode, city, province].every((part) => presentText(part ?? '') !== undefined);

/** Sends only the user's files, in base64 without data URL prefix (prenotazione.regole.2). */
const attachmentsOf = (files: readonly KeptFile[]) =>
  files.length === 0 ? {} : { attachments: files.map(({ content: file, name: fileName }) => ({ file, fileName })) };

function addressOf({ street = '', zipCode = '', city = '', province = '', addressNote }: BookingFields) {
  return { street, zipCode, city, province, country: 'IT', note: addressNote };
}
