import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';

import { modificaDatiProfilo } from '@sportello/calls';
import type { ContactField } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { useSend } from '../../../shared/change/use-send.ts';
import { CodeSent } from '../../../ui/parts/CodeSent.tsx';
import { FormProblem } from '../../../ui/parts/FormProblem.tsx';
import { Notice } from '../../../ui/parts/Notice.tsx';
import { OneTimeCodeInput } from '../../../ui/parts/OneTimeCodeInput.tsx';
import { useFields } from '../../../ui/use-fields.ts';
import classes from '../profile.module.css';
import { useCodes, type PendingChange } from './use-codes.ts';

const headerOf = { MAIL: 'x-otp-mail', PHONE: 'x-otp-cellulare' } as const;
type Header = (typeof headerOf)[ContactField];

interface CodesDialogProps {
  pending: PendingChange;
  onClose: () => void;
  onSaved: (changed: readonly ContactField[]) => void;
}

/** The codes that came to the new contacts; with them the change is saved. */
export function CodesDialog({ pending, onClose, onSaved }: CodesDialogProps) {
  const { t } = useLingui();
  const { config } = useApp();
  const fields = useFields<Header>();
  const [codes, setCodes] = useState(pending.codes);
  const changed = codes.map(({ field }) => field);
  const save = useSend(modificaDatiProfilo, { onSent: () => onSaved(changed) });
  const again = useCodes((sent) => {
    save.reset();
    setCodes(sent.codes);
  });

  const send = (values: Readonly<Record<string, string>>) => {
    if (save.isSending) return;
    const headers: Partial<Record<Header, string>> = {};
    const wrong: Partial<Record<Header, string>> = {};
    for (const field of changed) {
      const name = headerOf[field];
      // Codes are pasted with spaces in them.
      const code = (values[name] ?? '').replace(/[\s-]/g, '');
      if (code === '') wrong[name] = t`Scrivi il codice che ti abbiamo mandato.`;
      else if (!/^\d{6}$/.test(code)) wrong[name] = t`Sono 6 cifre: controlla il messaggio che hai ricevuto.`;
      else headers[name] = code;
    }
    if (Object.keys(wrong).length > 0) fields.show(wrong);
    else save.send({ body: pending.body, headers });
  };

  return (
    <Modal opened onClose={onClose} size="28rem" title={<Trans>Conferma che è tuo</Trans>}>
      <form className={classes['form']} {...fields.form(send)}>
        <FormProblem problem={save.problem ?? again.problem} />
        {codes.map(({ field, sent }) => {
          const input = fields.field(headerOf[field]);
          return (
            <div key={field} className={classes['fields']}>
              <p>
                <CodeSent sent={sent} />
              </p>
              <OneTimeCodeInput
                {...input}
                {...(codes.length === 1
                  ? {}
                  : { label: field === 'MAIL' ? t`Codice arrivato per email` : t`Codice arrivato per SMS` })}
                error={input.error ?? save.fieldErrors[headerOf[field]]}
                readOnly={save.isSending}
              />
            </div>
          );
        })}
        {config.demo ? (
          <Notice tone="info">
            <Trans>
              Questa è una demo: i messaggi non partono davvero. Li leggi nella{' '}
              <Anchor href="/demo/posta" target="_blank" rel="noopener">
                posta della demo
              </Anchor>
              .
            </Trans>
          </Notice>
        ) : null}
        <div className={classes['actions']}>
          <Button
            variant="subtle"
            loading={again.isAsking}
            onClick={() => again.ask({ body: pending.body, fields: changed })}
          >
            <Trans>Mandami un altro codice</Trans>
          </Button>
          <Button type="submit" loading={save.isSending}>
            <Trans>Conferma</Trans>
          </Button>
        </div>
      </form>
    </Modal>
  );
}
