/** Who is looked for, as the URL of the search says it. */
export interface CustomerSearch {
  readonly codice?: string;
  readonly segmento?: string;
}

/** Reads the URL; what it doesn't know counts as not said. */
export function customerSearchOf({ codice, segmento }: Record<string, unknown>): CustomerSearch {
  // A code of digits alone arrives as a number.
  const code = typeof codice === 'number' ? String(codice) : codice;
  return {
    ...(typeof code === 'string' && code !== '' && { codice: code }),
    ...(typeof segmento === 'string' && segmento !== '' && { segmento }),
  };
}
