/** Where one is in a change, as the URL says it: so that back and reload are safe. */
export interface ChangeStep {
  readonly passo?: 'conferma' | 'fatto' | undefined;
  /** The page of the payment provider that one comes back from, and how it ended there. */
  readonly carta?: string | undefined;
  readonly esito?: string | undefined;
}

/** What a URL says of the step; what it does not say is the beginning. */
export function announcedStep(search: Readonly<Record<string, unknown>>): ChangeStep {
  const { passo, carta, esito } = search;
  return {
    ...((passo === 'conferma' || passo === 'fatto') && { passo }),
    ...(typeof carta === 'string' && carta !== '' && { carta }),
    ...(typeof esito === 'string' && { esito }),
  };
}

/** Where the payment provider sends back to, if it is a URL that it may be given (`beginCard`). */
export function cardReturnTo(code: string, account: string): string | undefined {
  const page = `/my-edison/contratti/${code}/pagamento/${account}`;
  return [code, account].every((part) => /^[\w-]+$/.test(part)) && page.length <= 200 ? page : undefined;
}
