import { companies as companiesEntry } from '@sportello/calls';
import { companyName, reviewsLabel, type BookingDraft, type Company } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarCheck, IconHeart, IconStarFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { readOf } from '../../../shared/read/read.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { cx } from '../../../ui/cx.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { Tag } from '../../../ui/parts/signs/Tag.tsx';
import { scoreWords } from '../../../ui/words/scores.ts';
import classes from '../booking.module.css';
import { Choice, Choices } from '../Choice.tsx';
import { useBooked } from '../interventions.ts';
import { draftHeader } from '../drafts/kept-here.ts';
import { TakenCallout } from '../slots/NearestSlots.tsx';
import { slotWords } from '../slots/slot-words.ts';
import { useHold } from '../slots/use-hold.ts';
import { StepForm, type StepProps } from './step-form.tsx';

/**
 * Lists the companies, best first; if none is available the booking continues without one (prenotazione.chiamate.11).
 */
export function CompanyStep({ draft, save, goOn, progress, saving }: StepProps) {
  const { t } = useLingui();
  const app = useApp();
  const { queryOf, clock } = app;
  const { fields, window } = draft;
  const { appointmentDate = '', zipCode = '', installationId = '', slotId = '' } = fields;
  const query = { date: appointmentDate, cap: zipCode, codImpianto: installationId, slotId };
  const read = readOf(
    useQuery({ ...queryOf(companiesEntry, { query, headers: draftHeader(app, draft.id) }), gcTime: 60_000 }),
  );
  const { hold, taken, problem, isSending } = useHold(draft);
  const keep = (saved: BookingDraft) => hold(saved, { onDone: () => goOn(saved) });
  const { companies = [], unavailableCode } = read.data ?? {};
  // A moved appointment keeps its company unless the customer chooses another.
  const bookedCode = useBooked(draft.interventionId).data?.intervention.company?.code;
  const booked = companies.find(({ code }) => code === bookedCode);
  // The best rated company is suggested for a new booking.
  const suggested = draft.interventionId === undefined ? companies[0] : booked;
  const chosenOf = ({ companyId }: { companyId: string }) =>
    companyId === '' ? suggested : companies.find(({ id }) => id === companyId);
  const form = useForm({
    initial: { companyId: fields.companyId ?? '' },
    check: (values) =>
      companies.length === 0 || chosenOf(values) !== undefined ? {} : { companyId: t`Scegli una ditta.` },
    change: saving,
    onSubmit(values) {
      const company = chosenOf(values);
      const errorTechnicianAssignmentCode =
        company === undefined ? (unavailableCode ?? 'NO_COMPANY_ON_DATE') : undefined;
      save({ companyId: company?.id, companyCode: company?.code, errorTechnicianAssignmentCode }, keep);
    },
  });
  const isBusy = saving.isSending || isSending;
  if (read.data === undefined) {
    return (
      <NotRead
        read={read}
        skeleton={<CardSkeleton />}
        failed={<Trans>Non riusciamo a mostrarti le ditte libere in questo momento</Trans>}
      />
    );
  }
  return (
    <StepForm
      progress={progress}
      isSaving={isBusy}
      problem={form.problem}
      element={form.element}
      submit={companies.length === 0 ? <Trans>Continua senza scegliere la ditta</Trans> : undefined}
    >
      <FormProblem problem={problem} />
      {taken === undefined ? null : (
        <TakenCallout
          slots={taken}
          isBusy={isBusy}
          onChoose={({ date, id, start, end }) =>
            save({ appointmentDate: date, slotId: id }, () => form.restart({ companyId: '' }), {
              starts: start,
              ends: end,
            })
          }
        />
      )}
      {window === undefined ? null : (
        <p className={layout['soft']}>
          {slotWords({ date: appointmentDate, start: window.starts, end: window.ends }, clock.now())}
        </p>
      )}
      {bookedCode === undefined || booked !== undefined ? null : (
        <p>
          <Trans>{companyName(bookedCode)}, che avevi prenotato, in questa fascia non è libera.</Trans>
        </p>
      )}
      {companies.length === 0 ? (
        <NoCompany code={unavailableCode} />
      ) : (
        <Choices legend={<Trans>Chi viene da te?</Trans>} error={form.field('companyId').error}>
          {companies.map((each) => (
            <Choice
              key={each.id}
              name="companyId"
              value={each.id}
              isChosen={each === chosenOf(form.values)}
              onChoose={() => form.set({ companyId: each.id })}
            >
              <CompanyWords {...each} isBooked={each === booked} />
            </Choice>
          ))}
        </Choices>
      )}
    </StepForm>
  );
}

/** Company details follow intervento.ditta.2. */
function CompanyWords({
  code,
  score,
  numberOfReviews,
  favouriteCompany,
  license,
  isBooked,
}: Company & { isBooked: boolean }) {
  const { t } = useLingui();
  const figure = scoreWords(score);
  return (
    <>
      <span className={classes['company']}>
        <span className={cx(blocks['block'], blocks['anywhere'], screens['emphasis'])}>{companyName(code)}</span>
        <span className={classes['score']}>
          <IconStarFilled size={16} role="img" aria-label={t`Voto`} /> {figure}
        </span>
        <span className={layout['soft']}>{reviewsLabel(numberOfReviews)}</span>
        {isBooked ? (
          <Tag tone="info" icon={IconCalendarCheck}>
            <Trans>È quella prenotata</Trans>
          </Tag>
        ) : null}
        {favouriteCompany ? (
          <Tag tone="good" icon={IconHeart}>
            <Trans>È già stata da te</Trans>
          </Tag>
        ) : null}
      </span>
      {license ? null : (
        <span className={classes['note']}>
          <Trans>Se serve tornare, il secondo appuntamento lo fissa lei con te.</Trans>
        </span>
      )}
    </>
  );
}

function NoCompany({ code }: { code: string | undefined }) {
  return code === 'NO_COMPANY_IN_AREA' ? (
    <Callout role="status" title={<Trans>Nella tua zona non c’è ancora una ditta</Trans>}>
      <Trans>Puoi prenotare lo stesso: cerchiamo noi un tecnico e ti avvisiamo appena lo troviamo.</Trans>
    </Callout>
  ) : (
    <Callout role="status" title={<Trans>In questa fascia nessuna ditta è libera</Trans>}>
      <Trans>Torna indietro e scegli un’altra fascia, oppure continua: cerchiamo noi un tecnico e ti avvisiamo.</Trans>
    </Callout>
  );
}
