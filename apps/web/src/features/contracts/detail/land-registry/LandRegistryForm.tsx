import { saveLandRegistry } from '@sportello/calls';
import type { LandRegistry } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import type { Base } from '../../../../shared/change/overtaken.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { cx } from '../../../../ui/cx.ts';
import layout from '../../../../ui/layout/layout.module.css';
import screens from '../../../../ui/styles/screens.module.css';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import classes from '../detail.module.css';
import { dataQuery } from '../queries.ts';
import { areSameNumbers, landNumbersOf, tidyLandNumbers, type LandNumbers } from './fields.ts';
import { landWords } from './land-words.ts';

import '../../../../ui/theme/fields.ts';

interface LandRegistryFormProps {
  code: string;
  land: LandRegistry | undefined;
  version: string | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** The three numbers identify a building on its deed. */
export function LandRegistryForm({ code, land, version, onClose, onSaved }: LandRegistryFormProps) {
  const { t } = useLingui();
  const app = useApp();
  // Value at the start of editing, so that concurrent changes are not overwritten silently.
  const [base] = useState<Base<LandNumbers>>({ value: landNumbersOf(land), version });
  const change = useChange(saveLandRegistry, {
    request: ({ foglio, particella, subalterno }: LandNumbers) => ({
      headers: {},
      body: { codiceContratto: code, foglio, particella, ...(subalterno !== '' && { subalterno }) },
    }),
    over: {
      query: dataQuery(app, code, undefined),
      valueOf: ({ landRegistry }) => landNumbersOf(landRegistry),
      isSame: areSameNumbers,
    },
  });
  const { theirs } = change;
  const form = useForm({
    initial: base.value,
    check: (typed) => landWords(tidyLandNumbers(typed)),
    onSubmit: (typed, { restart }) =>
      change.send(tidyLandNumbers(typed), {
        base: theirs ?? base,
        onDone() {
          restart();
          onSaved();
        },
      }),
    change,
    draft: { name: `catasto ${code}`, keeps: ['foglio', 'particella', 'subalterno'] },
  });
  const input = {
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
    maxLength: 20,
    autoComplete: 'off',
  } satisfies TextInputProps;

  return (
    <form className={classes['form']} {...form.element}>
      <FormProblem problem={form.problem} />
      {theirs === undefined ? null : (
        <Callout
          tone="warn"
          role="alert"
          takesFocus
          title={<Trans>Nel frattempo i dati catastali sono cambiati</Trans>}
        >
          <Trans>
            Dati attuali: foglio {theirs.value.foglio}, particella {theirs.value.particella}, subalterno{' '}
            {theirs.value.subalterno || '-'}. I dati che hai scritto sono ancora qui: salvali per sostituire quelli
            attuali.
          </Trans>
        </Callout>
      )}
      <p className={layout['soft']}>
        <Trans>
          Foglio, particella e subalterno sono nell’atto di acquisto, nel contratto di affitto o in una visura
          catastale.
        </Trans>
      </p>
      <div className={cx(layout['stack'], classes['fields'])}>
        <TextInput {...form.field('foglio')} {...input} label={t`Foglio`} />
        <TextInput {...form.field('particella')} {...input} label={t`Particella`} description={t`O mappale`} />
        <TextInput {...form.field('subalterno')} {...input} label={t`Subalterno`} description={t`Se c’è`} />
      </div>
      <div className={screens['rowEnd']}>
        <Button
          variant="default"
          onClick={() => {
            form.restart();
            onClose();
          }}
        >
          <Trans>Annulla</Trans>
        </Button>
        <Button type="submit" loading={change.isSending}>
          <Trans>Salva</Trans>
        </Button>
      </div>
    </form>
  );
}
