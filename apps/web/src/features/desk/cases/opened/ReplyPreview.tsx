import { REPLY_PART_LABELS, type ReceivedCase } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { cx } from '../../../../ui/cx.ts';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { Dialog, DialogActions } from '../../../../ui/parts/dialogs/Dialog.tsx';
import { DisputeOutcome } from './DisputeOutcome.tsx';
import { PART_FIELDS, type ReplyInput } from './reply-fields.ts';
import layout from '../../../../ui/layout/layout.module.css';
import screens from '../../../../ui/styles/screens.module.css';
import queue from '../../queue/queue.module.css';

interface ReplyPreviewProps {
  received: ReceivedCase;
  fields: ReplyInput;
  isSending: boolean;
  onClose: () => void;
  onSend: () => void;
}

/** The reply as the customer will read it, and the last question before it is sent for good. */
export function ReplyPreview({ received, fields, isSending, onClose, onSend }: ReplyPreviewProps) {
  return (
    <Dialog look="wide" onClose={onClose} title={<Trans>Invii questa risposta?</Trans>}>
      <div className={queue['stack']}>
        <Callout tone="warn">
          <Trans>Dopo l’invio il reclamo è concluso e la risposta non si può più cambiare.</Trans>
        </Callout>
        {PART_FIELDS.map(({ name, part }) => (
          <section key={name} className={layout['stackTight']}>
            <h3 className={layout['subtitle']}>{REPLY_PART_LABELS[part]}</h3>
            <p className={cx(screens['written'], queue['words'])}>{fields[name]}</p>
          </section>
        ))}
        <DisputeOutcome received={received} isOwedAgain={fields.importoDovuto} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Modifica</Trans>
          </Button>
          <Button loading={isSending} onClick={onSend}>
            <Trans>Invia la risposta</Trans>
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
