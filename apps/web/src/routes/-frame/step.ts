/** The step named in the URL, not validated: the page knows its steps. */
export function stepOf(search: Record<string, unknown>): { passo?: string } {
  return typeof search['passo'] === 'string' ? { passo: search['passo'] } : {};
}
