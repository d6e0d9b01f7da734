/** The kinds of electronic invoices that a customer gets; the others are those that a company writes to itself. */
export const DOCUMENT_KINDS = ['TD01', 'TD02', 'TD04', 'TD05', 'TD06', 'TD24', 'TD25', 'TD26'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
