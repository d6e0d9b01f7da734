export interface InboxSearch {
  readonly stato?: 'RISPOSTE' | undefined;
  readonly chi?: 'MIE' | 'LIBERE' | undefined;
  readonly argomento?: string | undefined;
  readonly cliente?: string | undefined;
  readonly ritardo?: 'X' | undefined;
  readonly pagina?: number | undefined;
  readonly numero?: string | undefined;
}

/** Parses the URL's search parameters; unknown values are ignored. */
export function inboxSearchOf(said: Readonly<Record<string, unknown>>): InboxSearch {
  const { stato, chi, argomento, cliente, ritardo, pagina, numero } = said;
  // The router parses digits alone as a number.
  const code = typeof cliente === 'number' ? String(cliente) : cliente;
  return {
    ...(stato === 'RISPOSTE' && { stato }),
    ...((chi === 'MIE' || chi === 'LIBERE') && { chi }),
    ...(isText(argomento) && { argomento }),
    ...(isText(code) && { cliente: code }),
    ...(ritardo === 'X' && { ritardo }),
    ...(typeof pagina === 'number' && Number.isInteger(pagina) && pagina > 1 && pagina <= 10_000 && { pagina }),
    ...(typeof numero === 'string' && /^R-\d{4}-\d{6,12}$/.test(numero) && { numero }),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 64;
