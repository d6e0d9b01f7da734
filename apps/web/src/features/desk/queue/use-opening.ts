import { useEffect, useRef, useState } from 'react';
import { rowId } from './row.ts';

/** Returns true if the entry was opened from this page; closing it then returns the focus to its row. */
export function useOpening(number: string | undefined): boolean {
  const [shown, setShown] = useState({ number, isOpenedHere: false });
  if (shown.number !== number) setShown({ number, isOpenedHere: true });
  const before = useRef(number);
  useEffect(() => {
    const closed = before.current;
    before.current = number;
    if (number === undefined && closed !== undefined) document.querySelector<HTMLElement>(`#${rowId(closed)}`)?.focus();
  }, [number]);
  return shown.isOpenedHere;
}
