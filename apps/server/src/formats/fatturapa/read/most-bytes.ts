/** The tax office's size limit, plus a third for an envelope in base64. */
export const MOST_BYTES = 7_000_000;
