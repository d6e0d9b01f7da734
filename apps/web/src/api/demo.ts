/** Reads the operator's current authenticator code from the demo's fake API (operatore.fattore.5). */
export async function readDemoCode(username: string): Promise<string | undefined> {
  const answer = await fetch(`/api/demo/codici?username=${encodeURIComponent(username)}`).catch(() => undefined);
  if (answer?.ok !== true) return undefined;
  return ((await answer.json()) as { codice: string }).codice;
}
