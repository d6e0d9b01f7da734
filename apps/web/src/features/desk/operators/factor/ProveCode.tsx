import { proveSecondFactor } from '@sportello/calls';
import { tidyFactorCode } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { hasErrorCode } from '../../../../api/errors/password-words.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { cx } from '../../../../ui/cx.ts';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import { OneTimeCodeInput } from '../../../../ui/parts/fields/OneTimeCodeInput.tsx';
import { DemoCode } from './DemoCode.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import classes from './factor.module.css';

export function ProveCode({ username }: { username: string }) {
  const { t } = useLingui();
  const { config } = useApp();
  const [withRecovery, setWithRecovery] = useState(false);
  const prove = useChange(proveSecondFactor, { request: (codice: string) => ({ body: { codice } }) });
  const form = useForm({
    initial: { codice: '' },
    check: ({ codice }): { codice?: string } => {
      const typed = tidyFactorCode(codice);
      if (typed === '') return { codice: t`Scrivi il codice.` };
      if (withRecovery) return /^[A-Z2-9]{10}$/.test(typed) ? {} : { codice: t`Sono 10 lettere e cifre.` };
      return /^\d{6}$/.test(typed) ? {} : { codice: t`Sono 6 cifre: le trovi nell’app.` };
    },
    change: prove,
    refused: (error): { codice?: string } =>
      hasErrorCode(error, 'CODE_WRONG')
        ? {
            codice: withRecovery
              ? t`Il codice non è giusto, o l’hai già usato.`
              : t`Il codice non vale: scrivi il prossimo.`,
          }
        : {},
    onSubmit: ({ codice }) => prove.send(tidyFactorCode(codice)),
  });
  return (
    <Card as="div" className={cx(layout['stack'], classes['narrow'])}>
      <form className={layout['stack']} {...form.element}>
        <FormProblem problem={form.problem} />
        {withRecovery ? (
          <OneTimeCodeInput
            {...form.field('codice')}
            label={t`Codice di recupero`}
            description={t`Uno di quelli che hai conservato: vale una volta.`}
            inputMode="text"
            autoComplete="off"
            autoCapitalize="characters"
          />
        ) : (
          <OneTimeCodeInput {...form.field('codice')} data-autofocus />
        )}
        {config.demo && !withRecovery ? (
          <DemoCode username={username} onCode={(codice) => form.set({ codice })} />
        ) : null}
        <div className={layout['row']}>
          <Button type="submit" loading={prove.isSending}>
            <Trans>Continua</Trans>
          </Button>
          <Button
            variant="subtle"
            onClick={() => {
              prove.reset();
              form.restart();
              setWithRecovery(!withRecovery);
            }}
          >
            {withRecovery ? <Trans>Usa l’app</Trans> : <Trans>Non hai il telefono?</Trans>}
          </Button>
        </div>
        {withRecovery ? (
          <p className={layout['caption']}>
            <Trans>Non hai più nemmeno questi? Chi amministra gli operatori può farti collegare un’app nuova.</Trans>
          </p>
        ) : null}
      </form>
    </Card>
  );
}
