import { attachCase } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { hasErrorCode } from '../../api/errors/password-words.ts';
import { useChange } from '../../shared/change/use-change.ts';
import { useForm } from '../../shared/form/use-form.ts';
import layout from '../../ui/layout/layout.module.css';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import classes from './cases.module.css';

import '../../ui/theme/fields.ts';

/** Attaches a case that was opened without an account, by the code of its receipt (reclami.pubblico.4). */
export function AttachCard() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const change = useChange(attachCase, {
    request: (codice: string) => ({ body: { codice } }),
    onDone: ({ answer: numero }) => navigate({ to: '/my-edison/assistenza/reclami/$numero', params: { numero } }),
  });
  const form = useForm({
    initial: { codice: '' },
    check: ({ codice }) => (codice.trim() === '' ? { codice: t`Scrivi il codice.` } : {}),
    change,
    refused: (error) =>
      hasErrorCode(error, 'NOT_FOUND') ? { codice: t`Codice non valido: controlla come l’hai scritto.` } : {},
    onSubmit: ({ codice }) => change.send(codice.trim()),
  });
  return (
    <Card className={layout['stack']} aria-labelledby="collega">
      <SectionTitle
        id="collega"
        lead={<Trans>È nella ricevuta di chi ha inviato un reclamo senza accesso, e nella sua email.</Trans>}
      >
        <Trans>Hai il codice di un reclamo?</Trans>
      </SectionTitle>
      <form className={layout['stack']} {...form.element}>
        <FormProblem problem={form.problem} />
        <div className={classes['attach']}>
          <TextInput
            {...form.field('codice')}
            label={t`Codice del reclamo`}
            placeholder="7KQ4-M2XD-9HTP"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={64}
          />
          <Button type="submit" variant="light" loading={change.isSending}>
            <Trans>Collega il reclamo</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
}
