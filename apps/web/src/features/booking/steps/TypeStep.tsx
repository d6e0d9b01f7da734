import { contentUses, interventionTypes, retrieveFreeHour } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconInfoCircle, IconVideo } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useContent } from '../../../shared/content/use-content.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { readOf, withData } from '../../../shared/read/read.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { cx } from '../../../ui/cx.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Dialog, DialogActions } from '../../../ui/parts/dialogs/Dialog.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { RichText } from '../../../ui/parts/texts/RichText.tsx';
import { ContentPicture } from '../../../ui/pictures/content/ContentPicture.tsx';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import classes from '../booking.module.css';
import { AnswerButton, Choices } from '../Choice.tsx';
import { StepForm, type StepProps } from './step-form.tsx';

/** Offers video call or visit, as the installation allows (prenotazione.flussi.2, prenotazione.flussi.3). */
export function TypeStep({ draft, save, progress, saving }: StepProps) {
  const { t } = useLingui();
  const { queryOf } = useApp();
  const types = readOf(useQuery(queryOf(interventionTypes, {})));
  const pages = useContent(contentUses.supportTypes, []);
  const freeHour = readOf(useQuery(queryOf(retrieveFreeHour, {})));
  // An error counts as no free hour, so that none is promised by mistake (prenotazione.chiamate.8).
  const hasFreeHour = freeHour.data ?? (freeHour.error === null ? undefined : false);
  const page =
    hasFreeHour === undefined
      ? undefined
      : (pages.data?.find(({ oraGratis }) => oraGratis === hasFreeHour) ?? pages.data?.[0]);
  const allowed = types.data
    ?.flatMap(({ installations }) => installations)
    .find(({ id }) => id === draft.fields.installationId)?.supportTypes;
  const cards = page?.cards.filter(({ type, enable }) => enable && (allowed ?? []).some((each) => each.type === type));
  const choiceOf = ({ supportType }: { supportType: string }) => cards?.find(({ type }) => type === supportType)?.type;
  const form = useForm({
    initial: { supportType: draft.fields.supportType ?? '' },
    check: (typed) => (choiceOf(typed) === undefined ? { supportType: t`Scegli come possiamo aiutarti.` } : {}),
    change: saving,
    onSubmit: (typed) => save({ supportType: choiceOf(typed) }),
  });
  if (types.data === undefined || page === undefined || cards === undefined) {
    const failed = types.error === null ? withData(pages, undefined) : types;
    return (
      <NotRead
        read={failed}
        skeleton={<CardSkeleton />}
        failed={<Trans>Non riusciamo a mostrarti come possiamo aiutarti in questo momento</Trans>}
      />
    );
  }
  if (cards.length === 0) {
    return (
      <Callout tone="warn" title={<Trans>Per questo prodotto non possiamo prenotare, per adesso</Trans>}>
        <Trans>Scegli un altro prodotto, oppure chiamaci.</Trans>
      </Callout>
    );
  }
  return (
    <StepForm progress={progress} isSaving={saving.isSending} problem={form.problem} element={form.element} isClosed>
      <p className={layout['soft']}>{page.header.description}</p>
      <Choices legend={page.header.title} error={form.field('supportType').error}>
        {cards.map(({ title, description, img, idField, type }) => (
          <div key={idField} className={layout['stackSmall']} id={idField}>
            <AnswerButton
              name="supportType"
              value={type}
              isChosen={form.values.supportType === type}
              isBusy={saving.isSending}
              onChoose={() => form.set({ supportType: type })}
            >
              <span className={classes['pictured']}>
                <span>
                  <span className={cx(blocks['block'], blocks['anywhere'], screens['emphasis'])}>{title}</span>
                  <span className={classes['note']}>{description}</span>
                </span>
                <ContentPicture name={img} />
              </span>
            </AnswerButton>
            {type === 'VIDEOCALL' ? <VideocallBoxes /> : null}
          </div>
        ))}
      </Choices>
    </StepForm>
  );
}

/** Information about video calls (prenotazione.flussi.4). */
function VideocallBoxes() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Callout icon={IconVideo}>
        <Trans>Il servizio è gratuito: ti colleghi con l’app o con il browser del fornitore di videochiamate.</Trans>
      </Callout>
      <Callout
        icon={IconInfoCircle}
        action={
          <Button variant="subtle" onClick={() => setOpen(true)}>
            <Trans>Scopri di più</Trans>
          </Button>
        }
      >
        <Trans>All’inizio ti chiediamo il consenso a registrare la videochiamata.</Trans>
      </Callout>
      {isOpen ? <RecordingDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function RecordingDialog({ onClose }: { onClose: () => void }) {
  const modals = useContent(contentUses.modals, []);
  const modal = modals.data?.find(({ id }) => id === 'registrazione-videochiamata');
  return (
    <Dialog onClose={onClose} title={modal?.title ?? <Trans>Registrazione della videochiamata</Trans>}>
      {modal === undefined ? (
        modals.data === undefined ? (
          <NotRead read={modals} inCard skeleton={<CardSkeleton />} />
        ) : (
          <p>
            <Trans>Puoi dire di no: la videochiamata continua.</Trans>
          </p>
        )
      ) : (
        <RichText>{modal.description}</RichText>
      )}
      <DialogActions>
        <Button onClick={onClose}>{modal?.buttons[0] ?? <Trans>Ho capito</Trans>}</Button>
      </DialogActions>
    </Dialog>
  );
}
