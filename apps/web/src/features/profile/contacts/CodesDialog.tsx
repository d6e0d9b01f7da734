import { modificaDatiProfilo } from '@sportello/calls';
import type { ContactField } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { useWrongCodes, wrongCodeWords } from '../../../shared/form/one-time-code.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { CodeSent } from '../../../ui/parts/fields/CodeSent.tsx';
import { Dialog, DialogActions } from '../../../ui/parts/dialogs/Dialog.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { OneTimeCodeInput } from '../../../ui/parts/fields/OneTimeCodeInput.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { headerOf, headersOf, noCodes, rejectedCodes, sentTo, wrongCodes, type Header } from './codes.ts';
import { useCodes, type PendingChange } from './use-codes.ts';

import '../../../ui/theme/anchors.ts';

interface CodesDialogProps {
  pending: PendingChange;
  onClose: () => void;
  onSaved: (changed: readonly ContactField[]) => void;
}

export function CodesDialog({ pending, onClose, onSaved }: CodesDialogProps) {
  const { t } = useLingui();
  const { config } = useApp();
  const [codes, setCodes] = useState(pending.codes);
  const changed = codes.map(({ field }) => field);
  const wrong = useWrongCodes<Header>();
  const triesAt = (header: Header) =>
    (codes.find(({ field }) => headerOf[field] === header)?.sent.tries ?? 0) - wrong.of(header);
  const save = useChange(modificaDatiProfilo, {
    request: (headers: Partial<Record<Header, string>>) => ({ body: pending.body, headers }),
    onDone: () => onSaved(changed),
    onRejected: (error) => rejectedCodes(error).forEach(wrong.count),
  });
  const again = useCodes((sent) => {
    save.reset();
    wrong.forget();
    setCodes(sent.codes);
  });
  const form = useForm({
    initial: noCodes,
    check: (typed) => wrongCodes(typed, changed),
    change: save,
    refused(error) {
      const words = rejectedCodes(error).map((header) => [header, wrongCodeWords(triesAt(header))]);
      return words.length > 0 ? Object.fromEntries(words) : save.fieldErrors;
    },
    onSubmit: (typed) => save.send(headersOf(typed, changed)),
  });

  return (
    <Dialog onClose={onClose} title={<Trans>Conferma che è tuo</Trans>}>
      <form className={layout['stackLarge']} {...form.element}>
        <FormProblem problem={form.problem ?? again.problem} />
        {codes.map(({ field, sent }, at) => (
          <div key={field} className={layout['stack']}>
            <p>
              <CodeSent sent={{ ...sent, sentTo: sentTo(field, pending.body), tries: triesAt(headerOf[field]) }} />
            </p>
            <OneTimeCodeInput
              {...form.field(headerOf[field])}
              {...(codes.length === 1
                ? {}
                : { label: field === 'MAIL' ? t`Codice arrivato per email` : t`Codice arrivato per SMS` })}
              data-autofocus={at === 0 || undefined}
              readOnly={save.isSending}
            />
          </div>
        ))}
        {config.demo ? (
          <Callout tone="info">
            <Trans>
              Questa è una demo: i messaggi non partono davvero. Li leggi nella{' '}
              <Anchor href="/demo/posta" target="_blank" rel="noopener">
                posta della demo
              </Anchor>
              .
            </Trans>
          </Callout>
        ) : null}
        <DialogActions>
          <Button variant="subtle" loading={again.isSending} onClick={() => again.ask(pending.body, changed)}>
            <Trans>Ricevi un altro codice</Trans>
          </Button>
          <Button type="submit" loading={save.isSending}>
            <Trans>Conferma</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
