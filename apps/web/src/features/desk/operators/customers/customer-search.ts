export interface CustomerSearch {
  readonly codice?: string;
  readonly segmento?: string;
}

/** Parses the URL's search parameters; unknown values are ignored. */
export function customerSearchOf({ codice, segmento }: Record<string, unknown>): CustomerSearch {
  // The router parses digits alone as a number.
  const code = typeof codice === 'number' ? String(codice) : codice;
  return {
    ...(typeof code === 'string' && code !== '' && { codice: code }),
    ...(typeof segmento === 'string' && segmento !== '' && { segmento }),
  };
}
