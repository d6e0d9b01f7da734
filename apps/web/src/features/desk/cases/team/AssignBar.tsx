import { assignCases } from '@sportello/calls';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { refresh } from '../../../../shared/change/freshness.ts';
import { useChange } from '../../../../shared/change/use-change.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import classes from '../Cases.module.css';

import '@mantine/core/styles/Checkbox.layer.css';
import '../../../../ui/theme/fields.ts';

interface AssignBarProps {
  numbers: readonly string[];
  /** True if all cases of the page are chosen. */
  isAll: boolean;
  operators: readonly string[];
  onChooseAll: (isAll: boolean) => void;
  onAssigned: () => void;
}

/** Assigns the chosen cases to an operator: all or none (reclami.operatore.4). */
export function AssignBar({ numbers, isAll, operators, onChooseAll, onAssigned }: AssignBarProps) {
  const { t } = useLingui();
  const { cache } = useApp();
  const [assigned, setAssigned] = useState<{ readonly count: number; readonly operator: string }>();
  const change = useChange(assignCases, {
    request: (operatore: string) => ({ body: { numeri: [...numbers], operatore } }),
    onDone({ value }) {
      setAssigned({ count: numbers.length, operator: value });
      onAssigned();
    },
    onRejected: () => void refresh(cache, assignCases),
  });
  const form = useForm({
    initial: { operatore: '' },
    check: ({ operatore }) => (operatore === '' ? { operatore: t`Scegli un operatore.` } : {}),
    change,
    onType: () => setAssigned(undefined),
    onSubmit: ({ operatore }) => change.send(operatore),
  });
  const { length } = numbers;
  return (
    <Card as="div">
      <form className={classes['assign']} {...form.element}>
        <Checkbox
          label={t`Scegli tutti`}
          checked={isAll}
          indeterminate={!isAll && length > 0}
          onChange={({ currentTarget: { checked } }) => onChooseAll(checked)}
        />
        <NativeSelect
          {...form.field('operatore')}
          label={t`Assegna a`}
          data={[{ value: '', label: t`Scegli un operatore` }, ...operators]}
        />
        <Button type="submit" disabled={length === 0} loading={change.isSending}>
          {length === 0 ? (
            <Trans>Assegna</Trans>
          ) : (
            <Plural value={length} one="Assegna # reclamo" other="Assegna # reclami" />
          )}
        </Button>
      </form>
      <FormProblem problem={form.problem} />
      {assigned === undefined ? null : (
        <Callout tone="good" role="status" takesFocus>
          <Plural
            value={assigned.count}
            one={`# reclamo assegnato a ${assigned.operator}.`}
            other={`# reclami assegnati a ${assigned.operator}.`}
          />
        </Callout>
      )}
    </Card>
  );
}
