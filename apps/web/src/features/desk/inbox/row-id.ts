/** The id of a request's row in the list: who closes the case goes on from there. */
export const rowId = (receipt: string) => `riga-${receipt}`;
