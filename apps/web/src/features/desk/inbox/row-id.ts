/** Id of a request's row, which receives the focus when the case is closed. */
export const rowId = (receipt: string) => `riga-${receipt}`;
