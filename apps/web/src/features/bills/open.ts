/** What is open, as the URL of the archive says it beside the statuses. */
export const OPEN = 'da-pagare';
