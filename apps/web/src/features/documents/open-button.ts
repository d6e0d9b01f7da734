/** The button that opens a document: where the focus goes back to. */
export const openButtonId = (docNumber: string) => `apri-documento-${docNumber}`;
