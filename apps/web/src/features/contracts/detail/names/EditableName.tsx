import { presentText, type CommodityContract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useRef, useState, type ReactNode } from 'react';
import { useDraft } from '../../../../shared/form/use-draft.ts';
import { FormProblem } from '../../../../ui/parts/FormProblem.tsx';
import { Notice } from '../../../../ui/parts/Notice.tsx';
import classes from '../detail.module.css';
import type { Base } from '../overtaken.ts';
import { useNaming, type SupplyName } from './use-naming.ts';

const MAX_LENGTH = 40;

interface EditableNameProps {
  contract: CommodityContract;
  name: SupplyName;
  /** What the contract is at. */
  version: string | undefined;
  label: string;
  hint: ReactNode;
}

/** A name of a supply, written over in its place, with a way back. */
export function EditableName({ contract, name, version, label, hint }: EditableNameProps) {
  const draft = useDraft(`${name} ${contract.code}`);
  const current = presentText(contract.commodity[name]);
  // What the customer saw when they began to write: what changes meanwhile is not to be written over unseen.
  const [base, setBase] = useState<Base<string | undefined> | undefined>(() =>
    draft.restored === undefined ? undefined : { value: current, version },
  );
  const [typed, setTyped] = useState(typeof draft.restored?.['text'] === 'string' ? draft.restored['text'] : '');
  const [saved, setSaved] = useState<{ now: Base<string | undefined>; before: string | undefined }>();
  // Who leaves the field goes on from the button that opened it, which is drawn anew.
  const comesBack = useRef(false);
  const focusWhenBack = (opener: HTMLButtonElement | null) => {
    if (opener === null || !comesBack.current) return;
    comesBack.current = false;
    opener.focus();
  };
  const close = () => {
    comesBack.current = true;
    setBase(undefined);
    draft.drop();
  };
  const naming = useNaming(contract, name, (now, before) => {
    setSaved({ now, before: before.value });
    close();
  });

  const open = () => {
    naming.reset();
    setSaved(undefined);
    setTyped(current ?? '');
    setBase({ value: current, version });
  };
  const cancel = () => {
    naming.reset();
    close();
  };
  const { theirs, problem } = naming;
  const send = () => {
    if (naming.isSaving || base === undefined) return;
    const text = presentText(typed);
    if (text === base.value && theirs === undefined) cancel();
    else naming.save(text, theirs ?? base);
  };
  const undo = () => {
    if (saved !== undefined) naming.save(saved.before, saved.now);
  };

  return (
    <div className={classes['name']}>
      {base === undefined ? (
        <div className={classes['nameRow']}>
          <div>
            <p className={classes['nameLabel']}>{label}</p>
            <p className={current === undefined ? classes['soft'] : classes['nameValue']}>
              {current ?? <Trans>Non ha ancora un nome</Trans>}
            </p>
          </div>
          <Button ref={focusWhenBack} variant="light" onClick={open}>
            {current === undefined ? <Trans>Aggiungi</Trans> : <Trans>Cambia</Trans>}
            <VisuallyHidden component="span"> {label}</VisuallyHidden>
          </Button>
        </div>
      ) : (
        <form
          className={classes['nameForm']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <FormProblem problem={problem} />
          {theirs === undefined ? null : (
            <Notice tone="warn" role="alert" title={<Overtaken text={theirs.value} />}>
              <Trans>Quello che hai scritto è ancora qui: salvalo per sostituirlo, o lascia il nome com’è.</Trans>
            </Notice>
          )}
          <TextInput
            label={label}
            description={hint}
            maxLength={MAX_LENGTH}
            autoComplete="off"
            ref={(input) => {
              if (input !== null && !input.dataset['shown']) {
                input.dataset['shown'] = 'yes';
                input.focus();
              }
            }}
            value={typed}
            error={Object.values(naming.fieldErrors)[0]}
            onKeyDown={(event) => {
              if (event.key === 'Escape') cancel();
            }}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              draft.keep({ text: event.currentTarget.value });
            }}
          />
          <div className={classes['actions']}>
            <Button variant="default" onClick={cancel}>
              <Trans>Lascia com’è</Trans>
            </Button>
            <Button type="submit" loading={naming.isSaving}>
              <Trans>Salva</Trans>
            </Button>
          </div>
        </form>
      )}
      {base === undefined && theirs !== undefined ? (
        <Notice tone="warn" role="alert" title={<Overtaken text={theirs.value} />} onClose={naming.reset}>
          <Trans>Non abbiamo cambiato nulla.</Trans>
        </Notice>
      ) : null}
      {base === undefined ? <FormProblem problem={problem} /> : null}
      {saved === undefined || base !== undefined ? null : (
        <Notice
          tone="good"
          role="status"
          onClose={() => setSaved(undefined)}
          action={
            <Button variant="default" loading={naming.isSaving} onClick={undo}>
              <Trans>Annulla</Trans>
            </Button>
          }
        >
          {saved.now.value === undefined ? (
            <Trans>Fatto: ora non ha più un nome.</Trans>
          ) : (
            <Trans>Fatto: ora si chiama «{saved.now.value}».</Trans>
          )}
        </Notice>
      )}
    </div>
  );
}

function Overtaken({ text }: { text: string | undefined }) {
  if (text === undefined) return <Trans>Nel frattempo il nome è stato tolto</Trans>;
  return <Trans>Nel frattempo il nome è diventato «{text}»</Trans>;
}
