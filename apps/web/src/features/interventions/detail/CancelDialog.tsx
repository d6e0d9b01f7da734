import { cancelIntervention, cancellationReasons } from '@sportello/calls';
import { presentText, type CancellationReason, type Intervention } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Radio, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { NotRead } from '../../../shared/read/ReadBody.tsx';
import { readOf } from '../../../shared/read/read.ts';
import { cx } from '../../../ui/cx.ts';
import { focusTitle } from '../../../ui/focus.ts';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { Dialog, DialogActions } from '../../../ui/parts/dialogs/Dialog.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { LinesSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';

import '../../../ui/theme/fields.ts';
import '@mantine/core/styles/Radio.layer.css';

const MOST_CHARACTERS = 2000;

/** Cancels an intervention with a reason (prenotazione.regole.4). */
export function CancelButton({ intervention }: { intervention: Intervention }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="subtle" color="red" ml="calc(-1 * var(--button-padding-x))" onClick={() => setOpen(true)}>
        <Trans>Annulla l’intervento</Trans>
      </Button>
      {isOpen ? <CancelDialog id={intervention.id} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function CancelDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { queryOf } = useApp();
  const read = readOf(useQuery(queryOf(cancellationReasons, {})));
  return (
    <Dialog onClose={onClose} title={<Trans>Annulli l’intervento?</Trans>}>
      {read.data === undefined ? (
        <NotRead
          read={read}
          inCard
          skeleton={<LinesSkeleton />}
          failed={<Trans>Non riusciamo a mostrarti i motivi in questo momento</Trans>}
        />
      ) : (
        <Reasons id={id} reasons={read.data} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface ReasonsProps {
  id: string;
  reasons: readonly CancellationReason[];
  onClose: () => void;
}

function Reasons({ id, reasons, onClose }: ReasonsProps) {
  const { t } = useLingui();
  const cancelling = useChange(cancelIntervention, {
    request: ({ reasonCode, notes }: { reasonCode: string; notes: string }) => ({
      params: { id },
      body: { reasonCode, ...(presentText(notes) !== undefined && { notes: notes.trim() }) },
    }),
    onDone() {
      onClose();
      // The pressed button is gone; the result is shown below the title.
      focusTitle();
    },
  });
  const needsNotes = (code: string) => reasons.some((reason) => reason.id === code && reason.requiredOtherInfo);
  const form = useForm({
    initial: { reasonCode: '', notes: '' },
    check: ({ reasonCode, notes }) => ({
      ...(reasonCode === '' && { reasonCode: t`Scegli un motivo.` }),
      ...(needsNotes(reasonCode) && presentText(notes) === undefined && { notes: t`Scrivi perché vuoi annullare.` }),
    }),
    change: cancelling,
    onSubmit: (values) => cancelling.send(values),
  });
  return (
    <form className={cx(layout['stack'], screens['shrinks'])} {...form.element}>
      <FormProblem problem={form.problem} />
      <p>
        <Trans>
          L’appuntamento torna libero e l’ora gratis, se l’hai usata, torna tua. Non si può tornare indietro.
        </Trans>
      </p>
      <Radio.Group {...form.field('reasonCode')} label={t`Perché annulli?`}>
        <div className={layout['stackSmall']}>
          {reasons.map((reason) => (
            <Radio key={reason.id} value={reason.id} label={reason.name} />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        {...form.field('notes')}
        label={needsNotes(form.values.reasonCode) ? t`Raccontaci di più` : t`Raccontaci di più, se vuoi`}
        rows={3}
        maxLength={MOST_CHARACTERS}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          <Trans>Non annullare</Trans>
        </Button>
        <Button type="submit" color="red" loading={cancelling.isSending}>
          <Trans>Annulla l’intervento</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}
