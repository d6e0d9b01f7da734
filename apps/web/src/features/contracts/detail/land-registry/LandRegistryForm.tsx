import { ifMatch, saveLandRegistry } from '@sportello/calls';
import type { LandRegistry } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { useDraft } from '../../../../shared/form/use-draft.ts';
import { FormProblem } from '../../../../ui/parts/FormProblem.tsx';
import { Notice } from '../../../../ui/parts/Notice.tsx';
import { useFields } from '../../../../ui/use-fields.ts';
import classes from '../detail.module.css';
import type { Base } from '../overtaken.ts';
import { dataQuery } from '../queries.ts';
import { useSaveOver } from '../use-save-over.ts';
import {
  areSameNumbers,
  landNumbersOf,
  tidyLandNumbers,
  wrongLandNumbers,
  type LandField,
  type LandNumbers,
} from './fields.ts';

interface LandRegistryFormProps {
  code: string;
  land: LandRegistry | undefined;
  version: string | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** The three numbers of a building, as they stand on its deed. */
export function LandRegistryForm({ code, land, version, onClose, onSaved }: LandRegistryFormProps) {
  const { t } = useLingui();
  const { queryOf, cache, sendingOf } = useApp();
  const [sendNumbers] = useState(() => sendingOf(saveLandRegistry));
  const draft = useDraft(`catasto ${code}`);
  const fields = useFields<LandField>();
  // What the customer saw when they began: what changes meanwhile is not to be written over unseen.
  const [base] = useState<Base<LandNumbers>>({ value: landNumbersOf(land), version });
  const [typed, setTyped] = useState<LandNumbers>(() => ({ ...base.value, ...restoredOf(draft.restored) }));

  const saving = useSaveOver<LandNumbers>({
    entry: saveLandRegistry,
    send({ foglio, particella, subalterno }, at) {
      const body = { codiceContratto: code, foglio, particella, ...(subalterno !== '' && { subalterno }) };
      return sendNumbers({ headers: ifMatch(at), body });
    },
    async readAgain() {
      const { model } = await cache.fetchQuery({ ...dataQuery({ queryOf }, code, undefined), staleTime: 0 });
      return { value: landNumbersOf(model.landRegistry), version: model.version };
    },
    isSame: areSameNumbers,
    onSaved() {
      draft.drop();
      onSaved();
    },
  });
  const { theirs, problem } = saving;

  const send = () => {
    if (saving.isSaving) return;
    const numbers = tidyLandNumbers(typed);
    const wrong = wrongLandNumbers(numbers).map(({ field, why }) => [
      field,
      why === 'MISSING' ? t`Manca questo dato.` : t`Controlla questo dato: così non va bene.`,
    ]);
    if (wrong.length > 0) fields.show(Object.fromEntries(wrong) as Partial<Record<LandField, string>>);
    else saving.save(numbers, theirs ?? base);
  };
  const input = (name: LandField, label: string, description?: string) => {
    const { onChange, error, ...field } = fields.field(name);
    return (
      <TextInput
        {...field}
        error={error ?? saving.fieldErrors[name]}
        label={label}
        description={description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={20}
        autoComplete="off"
        value={typed[name]}
        onChange={(event) => {
          onChange();
          const next = { ...typed, [name]: event.currentTarget.value };
          setTyped(next);
          draft.keep(next);
        }}
      />
    );
  };

  return (
    <form className={classes['form']} {...fields.form(send)}>
      <FormProblem problem={problem} />
      {theirs === undefined ? null : (
        <Notice tone="warn" role="alert" title={<Trans>Nel frattempo i dati catastali sono cambiati</Trans>}>
          <Trans>
            Ora sono: foglio {theirs.value.foglio}, particella {theirs.value.particella}, subalterno{' '}
            {theirs.value.subalterno || '-'}. Quello che hai scritto è ancora qui: salvalo per sostituirli.
          </Trans>
        </Notice>
      )}
      <p className={classes['soft']}>
        <Trans>Li trovi nell’atto di acquisto, nel contratto di affitto o in una visura catastale.</Trans>
      </p>
      <div className={classes['fields']}>
        {input('foglio', t`Foglio`)}
        {input('particella', t`Particella`, t`O mappale`)}
        {input('subalterno', t`Subalterno`, t`Se c’è`)}
      </div>
      <div className={classes['actions']}>
        <Button
          variant="default"
          onClick={() => {
            draft.drop();
            onClose();
          }}
        >
          <Trans>Lascia com’è</Trans>
        </Button>
        <Button type="submit" loading={saving.isSaving}>
          <Trans>Salva</Trans>
        </Button>
      </div>
    </form>
  );
}

function restoredOf(restored: Readonly<Record<string, unknown>> | undefined): Partial<LandNumbers> {
  return Object.fromEntries(Object.entries(restored ?? {}).filter(([, value]) => typeof value === 'string'));
}
