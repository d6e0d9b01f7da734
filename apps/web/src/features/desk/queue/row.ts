import classes from './queue.module.css';

export const rowId = (number: string) => `riga-${number}`;

/** Returns what the link of each row has; its id receives the focus when the entry is closed. */
export const rowProps = (number: string, isOpened: boolean) => ({
  id: rowId(number),
  resetScroll: false,
  className: classes['row'] ?? '',
  'aria-current': isOpened ? ('true' as const) : undefined,
});
