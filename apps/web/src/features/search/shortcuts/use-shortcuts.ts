import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { createKeyReader, isSearchKey, type GoKey } from './keys.ts';
import { areShortcutsOn } from './preference.ts';

interface Acts {
  /** The key that was pressed before this code had loaded. */
  first: KeyboardEvent | undefined;
  onSearch: () => void;
  onSheet: () => void;
  onGo: (key: GoKey) => void;
}

/** Listens to the keys of pagine.tasti.1, but not while somebody is typing or a dialog is open. */
export function useShortcuts({ first, onSearch, onSheet, onGo }: Acts): void {
  const { browserStorage } = useApp();
  const [early] = useState(first);
  const search = useEffectEvent(onSearch);
  const act = useEffectEvent((pressed: 'SHEET' | 'FIND' | GoKey) => {
    if (pressed === 'SHEET') onSheet();
    else if (pressed !== 'FIND') onGo(pressed);
    else if (!focusSearchField()) onSearch();
  });
  useEffect(() => {
    const read = createKeyReader();
    const press = (event: KeyboardEvent) => {
      if (isSearchKey(event, navigator.userAgent)) {
        event.preventDefault();
        if (!event.repeat) search();
        return;
      }
      if (event.defaultPrevented || isTyping(event.target) || isDialogOpen() || !areShortcutsOn(browserStorage)) return;
      const pressed = read(event);
      if (pressed === undefined) return;
      event.preventDefault();
      act(pressed);
    };
    if (early !== undefined) press(early);
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [early, browserStorage]);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

const isDialogOpen = () => document.querySelector('dialog[open], [role="dialog"]') !== null;

function focusSearchField(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input[type="search"]')];
  const field = fields.find((each) => each.checkVisibility() && !each.disabled);
  field?.focus();
  field?.select();
  return field !== undefined;
}
