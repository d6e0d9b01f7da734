/** Parts of the search that all queues have. */
export interface QueueSearch {
  readonly chi?: 'MIE' | 'LIBERE' | undefined;
  readonly cliente?: string | undefined;
  readonly pagina?: number | undefined;
}

/** Parses the part of the URL's search parameters that all queues hold; unknown values are ignored. */
export function queueSearchOf({ chi, cliente, pagina }: Readonly<Record<string, unknown>>): QueueSearch {
  // The router parses digits alone as a number.
  const code = typeof cliente === 'number' ? String(cliente) : cliente;
  return {
    ...((chi === 'MIE' || chi === 'LIBERE') && { chi }),
    ...(isText(code) && { cliente: code }),
    ...(typeof pagina === 'number' && Number.isInteger(pagina) && pagina > 1 && pagina <= 10_000 && { pagina }),
  };
}

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 64;
