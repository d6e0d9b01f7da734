/** Id of the button that opens a document, which gets the focus back on close. */
export const openButtonId = (docNumber: string) => `apri-documento-${docNumber}`;
