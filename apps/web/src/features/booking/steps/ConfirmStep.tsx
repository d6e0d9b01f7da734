import { createIntervention, modifyIntervention } from '@sportello/calls';
import { REQUEST_ORIGIN, type BookingDraft, type BookingFields } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useChange } from '../../../shared/change/use-change.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { useBooked, type BookableAction } from '../interventions.ts';
import { HoldCallout } from '../slots/HoldCallout.tsx';
import { TakenCallout } from '../slots/NearestSlots.tsx';
import { takenOf, useHold, wantsPlace } from '../slots/use-hold.ts';
import { Answers } from './Answers.tsx';
import { StepForm, type StepProps } from './step-form.tsx';

interface ConfirmStepProps extends StepProps {
  /** It is booked, or changed. */
  readonly onBooked: (id: string, isChange: boolean) => unknown;
}

/** All that was answered, each with the way back to it, and the commitment. */
export function ConfirmStep(props: ConfirmStepProps) {
  const { interventionId } = props.draft;
  return interventionId === undefined ? <NewBooking {...props} /> : <Change {...props} id={interventionId} />;
}

function NewBooking({ draft, onBooked, ...form }: ConfirmStepProps) {
  const change = useChange(createIntervention, {
    request: ({ id, fields }: BookingDraft) => ({
      // However often it is sent, from however many tabs: one draft is one booking.
      headers: { 'idempotency-key': id, 'x-bozza': id },
      body: {
        ...bookingOf(fields),
        slotId: fields.slotId ?? '',
        installationId: fields.installationId ?? '',
        macroTypeId: fields.macroTypeId ?? '',
        userContact: contactOf(fields),
        privacyConsent: fields.privacyConsent === true,
        interventionNote: fields.interventionNote,
        ...(fields.street !== undefined && { address: addressOf(fields) }),
        ...(fields.supportType === 'EXIT_TECHNICAL' && { companyId: fields.companyId }),
      },
    }),
    onDone: ({ answer }) => onBooked(answer, false),
  });
  return (
    <Summary
      {...form}
      draft={draft}
      sending={change}
      onConfirm={() => change.send(draft)}
      submit={<Trans>Conferma la prenotazione</Trans>}
    />
  );
}

function Change({ draft, onBooked, id, ...form }: ConfirmStepProps & { id: string }) {
  const booked = useBooked(id);
  const isOfAppointment = draft.flow !== 'DatiContatto';
  const isOfContacts = draft.flow !== 'InterventoTecnico';
  const isNext = draft.flow === 'SecondoAppuntamento';
  const change = useChange(modifyIntervention, {
    request: ({ fields, action }: { fields: BookingFields; action: BookableAction }) => ({
      params: { id },
      query: { operationType: action },
      headers: { 'x-bozza': draft.id },
      body: {
        ...(isOfAppointment ? bookingOf(fields) : contactsOnly(fields)),
        ...(isOfAppointment && { slotId: fields.slotId }),
        ...(isOfAppointment && fields.supportType === 'EXIT_TECHNICAL' && { codDitta: fields.companyCode }),
        ...(isOfContacts && {
          userContact: contactOf(fields),
          linkReceptionMode: fields.linkReceptionMode,
          // Sent if given.
          ...(fields.privacyConsent !== undefined && { privacyConsent: fields.privacyConsent }),
        }),
      },
    }),
    onDone: () => onBooked(id, !isNext),
  });
  if (booked.data === undefined) return <NotRead read={booked} skeleton={<CardSkeleton />} />;
  const action = booked.data?.action;
  return (
    <Summary
      {...form}
      draft={draft}
      sending={change}
      onConfirm={() => {
        // What can't be changed any more the server says.
        change.send({ fields: draft.fields, action: action ?? 'MODIFY_FIRST_APPOINTMENT' });
      }}
      submit={isNext ? <Trans>Conferma l’appuntamento</Trans> : <Trans>Conferma la modifica</Trans>}
    />
  );
}

interface SummaryProps extends StepProps {
  sending: Pick<ReturnType<typeof useChange>, 'error' | 'problem' | 'isSending' | 'reset'>;
  onConfirm: () => void;
  submit: ReactNode;
}

function Summary({ draft, save, goOn, saving, progress, sending, onConfirm, submit }: SummaryProps) {
  const { hold, isSending: isHolding, taken: takenAgain } = useHold(draft);
  const taken = takenAgain ?? takenOf(sending.error);
  const isBusy = saving.isSending || isHolding || sending.isSending;
  return (
    <StepForm
      progress={progress}
      isSaving={isBusy}
      problem={saving.problem ?? (takenOf(sending.error) === undefined ? sending.problem : undefined)}
      onSubmit={onConfirm}
      submit={submit}
    >
      {taken === undefined ? (
        <HoldCallout draft={draft} save={save} goOn={goOn} isBusy={isBusy} />
      ) : (
        <TakenCallout
          slots={taken}
          isBusy={isBusy}
          onChoose={({ date, id }) =>
            save({ appointmentDate: date, slotId: id }, (saved) => {
              sending.reset();
              if (wantsPlace(saved)) hold(saved);
              else goOn(saved);
            })
          }
        />
      )}
      <SectionTitle>
        <Trans>Riepilogo</Trans>
      </SectionTitle>
      <Answers draft={draft} />
    </StepForm>
  );
}

const typeOf = ({ supportType }: BookingFields) => supportType ?? 'EXIT_TECHNICAL';

const contactsOnly = (fields: BookingFields) => ({ supportType: typeOf(fields), source: REQUEST_ORIGIN }) as const;

/** What creating and changing an appointment share; of a video call nothing of a visit, and the other way round. */
function bookingOf(fields: BookingFields) {
  const isVisit = typeOf(fields) === 'EXIT_TECHNICAL';
  return {
    supportType: typeOf(fields),
    source: REQUEST_ORIGIN,
    ...(isVisit
      ? {
          appointmentDate: fields.appointmentDate,
          errorTechnicianAssignmentCode: fields.errorTechnicianAssignmentCode,
        }
      : { linkReceptionMode: fields.linkReceptionMode }),
  } as const;
}

const contactOf = ({ email, phoneNumber }: BookingFields) => ({ email, phoneNumber });

function addressOf({ street = '', zipCode = '', city = '', province = '', addressNote }: BookingFields) {
  return { street, zipCode, city, province, country: 'IT', note: addressNote };
}
