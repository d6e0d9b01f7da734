import { beginSecondFactor, confirmSecondFactor } from '@sportello/calls';
import { tidyFactorCode } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { hasErrorCode } from '../../../../api/errors/password-words.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { cx } from '../../../../ui/cx.ts';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import { OneTimeCodeInput } from '../../../../ui/parts/fields/OneTimeCodeInput.tsx';
import { QrCode } from '../../../../ui/parts/signs/QrCode.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import classes from './factor.module.css';

interface Shown {
  readonly secret: string;
  readonly address: string;
}

/** Connects an authenticator app: secret as QR code and as text, then a first code (operatore.fattore.2). */
export function ConnectApp({ onConnected }: { onConnected: (recoveryCodes: readonly string[]) => void }) {
  const [shown, setShown] = useState<Shown>();
  const begin = useChange(beginSecondFactor, { request: () => ({}), onDone: ({ answer }) => setShown(answer) });
  return (
    <Card as="div" className={cx(layout['stack'], classes['narrow'])}>
      <FormProblem problem={begin.problem} />
      {shown === undefined ? (
        <>
          <p>
            <Trans>
              Ti serve un’app di codici sul telefono, come quelle che usi per la banca. A ogni accesso ti chiederemo il
              codice che mostra.
            </Trans>
          </p>
          <div className={layout['row']}>
            <Button loading={begin.isSending} onClick={() => begin.send()}>
              <Trans>Ho l’app, iniziamo</Trans>
            </Button>
          </div>
        </>
      ) : (
        <>
          <Secret shown={shown} />
          <FirstCode onConnected={onConnected} onGone={() => setShown(undefined)} />
        </>
      )}
    </Card>
  );
}

function Secret({ shown }: { shown: Shown }) {
  const { t } = useLingui();
  return (
    <ol className={classes['steps']}>
      <li>
        <Trans>Apri l’app e aggiungi un accesso.</Trans>
      </li>
      <li>
        <Trans>Inquadra questa immagine, o scrivi la chiave a mano.</Trans>
        <QrCode text={shown.address} label={t`Immagine da inquadrare con l’app di codici`} />
        <span className={layout['caption']}>
          <Trans>Chiave</Trans>
        </span>
        <code className={classes['secret']}>{shown.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </li>
      <li>
        <Trans>Scrivi il codice che l’app mostra.</Trans>
      </li>
    </ol>
  );
}

interface FirstCodeProps {
  onConnected: (recoveryCodes: readonly string[]) => void;
  /** Another session was shown a newer secret, which invalidates this one. */
  onGone: () => void;
}

function FirstCode({ onConnected, onGone }: FirstCodeProps) {
  const { t } = useLingui();
  const confirm = useChange(confirmSecondFactor, {
    request: (codice: string) => ({ body: { codice } }),
    // Passes the codes on at once: they are returned only here, and the back office opens once the factor is known to
    // be set.
    onAnswer: ({ recoveryCodes }) => onConnected(recoveryCodes),
    onRejected: (error) => {
      if (hasErrorCode(error, 'CODE_EXPIRED')) onGone();
    },
  });
  const form = useForm({
    initial: { codice: '' },
    check: ({ codice }): { codice?: string } =>
      /^\d{6}$/.test(tidyFactorCode(codice)) ? {} : { codice: t`Sono 6 cifre: le trovi nell’app.` },
    change: confirm,
    refused: (error): { codice?: string } =>
      hasErrorCode(error, 'CODE_WRONG')
        ? { codice: t`Il codice non vale: controlla l’ora del telefono e scrivi il prossimo.` }
        : {},
    onSubmit: ({ codice }) => confirm.send(tidyFactorCode(codice)),
  });
  return (
    <form className={layout['stack']} {...form.element}>
      <FormProblem problem={form.problem} />
      <OneTimeCodeInput {...form.field('codice')} />
      <div className={layout['row']}>
        <Button type="submit" loading={confirm.isSending}>
          <Trans>Collega l’app</Trans>
        </Button>
      </div>
    </form>
  );
}
