import { presentText, type CommodityContract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Base } from '../../../../shared/change/overtaken.ts';
import { useForm } from '../../../../shared/form/use-form.ts';
import { cx } from '../../../../ui/cx.ts';
import { useFocusOnArrival, useFocusOnReturn } from '../../../../ui/focus.ts';
import blocks from '../../../../ui/styles/blocks.module.css';
import { FormProblem } from '../../../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import screens from '../../../../ui/styles/screens.module.css';
import classes from '../detail.module.css';
import { useNaming, type NameText, type SupplyName } from './use-naming.ts';

import '../../../../ui/theme/fields.ts';

const MAX_LENGTH = 40;

interface EditableNameProps {
  contract: CommodityContract;
  name: SupplyName;
  /** Version of the contract, for conflict detection. */
  version: string | undefined;
  label: string;
  note: ReactNode;
}

/** Edits a name of a supply in place, with undo. */
export function EditableName({ contract, name, version, label, note }: EditableNameProps) {
  const current = presentText(contract.commodity[name]);
  const seen: Base<NameText> = { value: current, version };
  // Value at the start of editing, so that concurrent changes are not overwritten silently.
  const [base, setBase] = useState<Base<NameText>>();
  const [saved, setSaved] = useState<{ now: Base<NameText>; before: NameText }>();
  const { opener, comeBack } = useFocusOnReturn();
  const begin = useFocusOnArrival(true);
  const change = useNaming(contract, name, ({ now, base: before }) => setSaved({ now, before: before?.value }));
  const { theirs } = change;
  const leave = () => {
    change.reset();
    comeBack();
    setBase(undefined);
  };
  const form = useForm({
    initial: { text: current ?? '' },
    change,
    refused: () => textOf(change.fieldErrors),
    draft: { name: `${name} ${contract.code}`, keeps: ['text'] },
    onSubmit({ text: typed }, { restart }) {
      const text = presentText(typed);
      if (base !== undefined && (theirs !== undefined || text !== base.value)) {
        return change.send(text, {
          base: theirs ?? base,
          onDone() {
            restart();
            setBase(undefined);
          },
        });
      }
      restart();
      return leave();
    },
  });
  // A restored draft continues on top of the current value.
  if (base === undefined && form.isRestored) setBase(seen);
  const open = () => {
    change.reset();
    setSaved(undefined);
    form.restart({ text: current ?? '' });
    setBase(seen);
  };
  const cancel = () => {
    form.restart();
    leave();
  };

  return (
    <div className={cx(layout['stack'], classes['name'])}>
      {base === undefined ? (
        <div className={layout['spreadWide']}>
          <div>
            <p className={layout['caption']}>{label}</p>
            <p className={current === undefined ? layout['soft'] : cx(layout['strong'], blocks['anywhere'])}>
              {current ?? <Trans>Nessun nome</Trans>}
            </p>
          </div>
          <Button ref={opener} variant="light" onClick={open}>
            {current === undefined ? <Trans>Aggiungi</Trans> : <Trans>Cambia</Trans>}
            <VisuallyHidden component="span"> {label}</VisuallyHidden>
          </Button>
        </div>
      ) : (
        <form className={layout['stack']} {...form.element}>
          <FormProblem problem={form.problem} />
          {theirs === undefined ? null : (
            <Callout tone="warn" role="alert" takesFocus title={<Overtaken text={theirs.value} />}>
              <Trans>Il nome che hai scritto è ancora qui: salvalo per sostituire l’altro, o annulla.</Trans>
            </Callout>
          )}
          <TextInput
            {...form.field('text')}
            label={label}
            description={note}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            ref={begin}
            onKeyDown={(event) => {
              if (event.key === 'Escape') cancel();
            }}
          />
          <div className={screens['rowEnd']}>
            <Button variant="default" onClick={cancel}>
              <Trans>Annulla</Trans>
            </Button>
            <Button type="submit" loading={change.isSending}>
              <Trans>Salva</Trans>
            </Button>
          </div>
        </form>
      )}
      {base === undefined && theirs !== undefined ? (
        <Callout tone="warn" role="alert" takesFocus title={<Overtaken text={theirs.value} />} onClose={change.reset}>
          <Trans>Non abbiamo cambiato nulla.</Trans>
        </Callout>
      ) : null}
      {base === undefined ? <FormProblem problem={change.problem} /> : null}
      {saved === undefined || base !== undefined ? null : (
        <Callout
          // A new key remounts the message after undo, so that it receives the focus again.
          key={saved.now.value ?? ''}
          tone="good"
          role="status"
          takesFocus
          onClose={() => setSaved(undefined)}
          action={
            <Button
              variant="default"
              loading={change.isSending}
              onClick={() => change.send(saved.before, { base: saved.now })}
            >
              <Trans>Annulla</Trans>
            </Button>
          }
        >
          {saved.now.value === undefined ? (
            <Trans>Nome eliminato.</Trans>
          ) : (
            <Trans>Nome salvato: «{saved.now.value}».</Trans>
          )}
        </Callout>
      )}
    </div>
  );
}

/** Any error belongs to the only field. */
function textOf(errors: Readonly<Record<string, string>>): { text?: string } {
  const [words] = Object.values(errors);
  return words === undefined ? {} : { text: words };
}

function Overtaken({ text }: { text: string | undefined }) {
  if (text === undefined) return <Trans>Nel frattempo il nome è stato tolto</Trans>;
  return <Trans>Nel frattempo il nome è diventato «{text}»</Trans>;
}
