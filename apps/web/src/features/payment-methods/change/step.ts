/** Step of a change in the URL, so that Back and reload work. */
export interface ChangeStep {
  readonly passo?: 'conferma' | 'fatto' | undefined;
  /** Checkout session from which the user returns, and its outcome. */
  readonly carta?: string | undefined;
  readonly esito?: string | undefined;
}

/** Parses the URL; unknown values mean the first step. */
export function stepFromSearch(search: Readonly<Record<string, unknown>>): ChangeStep {
  const { passo, carta, esito } = search;
  return {
    ...((passo === 'conferma' || passo === 'fatto') && { passo }),
    ...(typeof carta === 'string' && carta !== '' && { carta }),
    ...(typeof esito === 'string' && { esito }),
  };
}

/** Return URL for the payment provider, if `beginCard` accepts it. */
export function cardReturnTo(code: string, account: string): string | undefined {
  const page = `/my-edison/contratti/${code}/pagamento/${account}`;
  return [code, account].every((part) => /^[\w-]+$/.test(part)) && page.length <= 200 ? page : undefined;
}
