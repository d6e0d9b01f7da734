/** Electronic invoice types issued to customers; the other types are self-invoices. */
export const DOCUMENT_KINDS = ['TD01', 'TD02', 'TD04', 'TD05', 'TD06', 'TD24', 'TD25', 'TD26'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
