import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Fragment, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from '../../ui/parts/dialogs/Dialog.tsx';
import type { FoundGroup } from './found.ts';
import { ResultList } from './ResultList.tsx';
import classes from './search.module.css';

import '../../ui/theme/fields.ts';

interface SearchDialogProps {
  typed: string;
  onType: (typed: string) => void;
  groups: readonly FoundGroup[];
  /** The text whose results the groups are: for a moment still what was typed before. */
  listed: string;
  /** The way to help where nothing is found. */
  advice?: ReactNode;
  onClose: () => void;
}

/** A combobox over all groups: the focus stays in the field, the arrow keys move the selection (pagine.ricerca.1). */
export function SearchDialog({ typed, onType, groups, listed, advice, onClose }: SearchDialogProps) {
  const { t } = useLingui();
  const listId = useId();
  const [chosen, choose] = useState(0);
  const isEntered = useRef(false);
  const count = groups.reduce((sum, { found }) => sum + found.length, 0);
  const active = Math.min(chosen, count - 1);
  const idOf = (index: number) => `${listId}${index}`;
  const hasResults = count > 0;

  useEffect(() => {
    document.getElementById(`${listId}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  useEffect(() => {
    if (!isEntered.current || listed !== typed) return;
    isEntered.current = false;
    document.getElementById(`${listId}${active}`)?.click();
  }, [listed, typed, listId, active]);

  const enter = (text: string) => {
    if (text === listed) document.getElementById(idOf(active))?.click();
    else isEntered.current = true;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') choose((active + 1) % count);
    else if (event.key === 'ArrowUp') choose((active - 1 + count) % count);
    else if (event.key === 'Enter') enter(event.currentTarget.value);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog look="search" title={<Trans>Cerca</Trans>} onClose={onClose}>
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={t`Cerca forniture, bollette, pagine e azioni`}
        aria-expanded={hasResults}
        aria-controls={hasResults ? listId : undefined}
        aria-activedescendant={hasResults ? idOf(active) : undefined}
        aria-autocomplete="list"
        placeholder={t`Nome, indirizzo, POD, numero della bolletta…`}
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          onType(event.currentTarget.value);
          choose(0);
          isEntered.current = false;
        }}
        onKeyDown={press}
      />
      <div className={classes['results']}>
        {hasResults ? (
          <ResultList id={listId} groups={groups} active={active} idOf={idOf} onActive={choose} onFollow={onClose} />
        ) : null}
        {groups.map(({ id, missing }) => (
          <Fragment key={id}>{missing}</Fragment>
        ))}
        {hasResults || groups.some(({ isAsking }) => isAsking) ? null : (
          <div className={classes['none']}>
            <p>
              <Trans>Nessun risultato per “{typed.trim()}”</Trans>
            </p>
            {advice}
          </div>
        )}
      </div>
      <div className={classes['foot']}>
        <output>
          {groups.some(({ isAsking }) => isAsking) ? (
            <Trans>Caricamento...</Trans>
          ) : (
            <Plural value={count} _0="Nessun risultato" one="# risultato" other="# risultati" />
          )}
        </output>
        <span className={classes['keys']} aria-hidden="true">
          <Trans>
            <kbd>↑</kbd> <kbd>↓</kbd> scegli · <kbd>Invio</kbd> apri · <kbd>Esc</kbd> chiudi
          </Trans>
        </span>
      </div>
    </Dialog>
  );
}
