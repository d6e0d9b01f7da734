/** Which screen of a sequence the URL asks for; the page knows which there are. */
export function stepOf(search: Record<string, unknown>): { passo?: string } {
  return typeof search['passo'] === 'string' ? { passo: search['passo'] } : {};
}
