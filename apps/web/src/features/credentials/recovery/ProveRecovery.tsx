import type { RecoveryStart } from '@sportello/domain';
import { resetPasswordAuthorize } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useChange } from '../../../shared/change/use-change.ts';
import { tidyCode, useWrongCodes } from '../../../shared/form/one-time-code.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { OneTimeCodeInput } from '../../../ui/parts/fields/OneTimeCodeInput.tsx';
import { CodeSent } from '../../../ui/parts/fields/CodeSent.tsx';
import { DemoMailNote } from '../../../shared/form/DemoNote.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { hasErrorCode } from '../../../api/errors/password-words.ts';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { StepPage } from '../StepPage.tsx';
import { rejectedCode, wrongCode } from '../one-code.ts';
import type { RecoveryLink } from './link.ts';
import type { RecoveryFrame } from './RecoveryPage.tsx';

interface ProveRecoveryProps {
  frame: RecoveryFrame;
  /** Recovery whose code is entered… */
  started?: RecoveryStart & { readonly recoveryId: string };
  /** …or the opened link, which is proof by itself. */
  link?: RecoveryLink;
  /** Receives the grant to choose a new password. */
  onProved: (leave: string) => void;
  onStartAgain: () => void;
}

/** Proves receipt of the message by its code, or by its link with a confirmation. */
export function ProveRecovery({ frame, started, link, onProved, onStartAgain }: ProveRecoveryProps) {
  const wrong = useWrongCodes<'codice'>();
  const prove = useChange(resetPasswordAuthorize, {
    request: ({ recoveryId, code }: RecoveryLink) => ({ body: { idRecupero: recoveryId, codice: code } }),
    onDone: ({ answer }) => onProved(answer.token),
    onRejected(error) {
      if (hasErrorCode(error, 'CODE_WRONG')) wrong.count('codice');
    },
  });
  const triesLeft = (started?.tries ?? 0) - wrong.of('codice');
  // The recovery can't be used any more; only a new one helps.
  const isSpent = link === undefined ? triesLeft <= 0 : prove.error !== null;
  const isOver = isSpent || hasErrorCode(prove.error, 'CODE_EXPIRED');
  const form = useForm({
    initial: { codice: '' },
    isHeldByBrowser: true,
    check: ({ codice }) => (link === undefined ? wrongCode(codice) : {}),
    change: prove,
    refused: (error) => (link === undefined ? rejectedCode(error, triesLeft) : {}),
    onSubmit: ({ codice }) => prove.send(link ?? { recoveryId: started?.recoveryId ?? '', code: tidyCode(codice) }),
  });

  return (
    <StepPage
      {...frame}
      title={link === undefined ? <Trans>Scrivi il codice</Trans> : <Trans>Scegli una nuova password</Trans>}
      lead={
        link === undefined ? (
          <CodeSent sent={started && { ...started, tries: triesLeft }} />
        ) : (
          // Mail scanners open links too, so the link is consumed by a click, not by being opened.
          <Trans>Hai aperto il link del messaggio: conferma che sei tu e scegli la nuova password.</Trans>
        )
      }
    >
      <form className={layout['stackLarge']} {...form.element}>
        <FormProblem problem={form.problem} />
        {link === undefined ? (
          <OneTimeCodeInput {...form.field('codice')} readOnly={prove.isSending || isSpent} />
        ) : null}
        <div className={layout['stackSmall']}>
          {isSpent ? null : (
            <Button type="submit" fullWidth loading={prove.isSending}>
              <Trans>Continua</Trans>
            </Button>
          )}
          {link === undefined || isOver ? (
            <Button variant={isOver ? 'filled' : 'subtle'} fullWidth onClick={onStartAgain}>
              <Trans>Chiedi un altro codice</Trans>
            </Button>
          ) : null}
        </div>
        {link === undefined ? <DemoMailNote /> : null}
      </form>
    </StepPage>
  );
}
