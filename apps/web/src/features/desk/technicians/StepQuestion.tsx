import type { TechnicianVisit } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Dialog, DialogActions } from '../../../ui/parts/dialogs/Dialog.tsx';

interface StepQuestionProps {
  visit: TechnicianVisit;
  choice: string;
  isBeginning: boolean;
  onNo: () => void;
  onYes: () => void;
}

/**
 * Confirms closing a visit, which can't be undone here, and an arrival long before the appointment
 * (intervento.tecnico.7).
 */
export function StepQuestion({
  visit: { customer, starts, ends },
  choice,
  isBeginning,
  onNo,
  onYes,
}: StepQuestionProps) {
  return (
    <Dialog
      onClose={onNo}
      title={isBeginning ? <Trans>Sei già da {customer}?</Trans> : <Trans>Chiudi la visita di {customer}?</Trans>}
    >
      <p>
        {isBeginning ? (
          <Trans>
            L’appuntamento è dalle {starts} alle {ends}: manca più di un’ora. Se confermi, il cliente legge che sei
            arrivato.
          </Trans>
        ) : (
          <Trans>Hai scelto «{choice}». Da qui la visita non si può riaprire.</Trans>
        )}
      </p>
      <DialogActions>
        <Button variant="default" onClick={onNo}>
          {isBeginning ? <Trans>Non ancora</Trans> : <Trans>Torna alla visita</Trans>}
        </Button>
        <Button onClick={onYes}>{isBeginning ? choice : <Trans>Chiudi la visita</Trans>}</Button>
      </DialogActions>
    </Dialog>
  );
}
