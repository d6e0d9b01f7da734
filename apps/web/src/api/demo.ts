/** What the app of codes of an operator shows now: the demo's stand-in tells (operatore.fattore.5). */
export async function readDemoCode(username: string): Promise<string | undefined> {
  const answer = await fetch(`/api/demo/codici?username=${encodeURIComponent(username)}`).catch(() => undefined);
  if (answer?.ok !== true) return undefined;
  return ((await answer.json()) as { codice: string }).codice;
}
