/** Id of a case's row, which receives the focus when the case is closed. */
export const rowId = (number: string) => `riga-${number}`;
