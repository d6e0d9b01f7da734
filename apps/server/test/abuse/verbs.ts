import { catalogue, pathOf, type Call } from '@sportello/calls';

/** Verbs that Node reads. */
const all = ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'POST', 'PROPFIND', 'QUERY', 'CONNECT'];

/** The verbs that the call's path does not take. */
export function wrongVerbs(call: Call): string[] {
  const siblings = Object.values<Call>(catalogue).filter((other) => stands(other, call));
  const right = new Set<string>(siblings.map(({ method }) => method));
  if (siblings.some(({ method, access }) => method === 'GET' && access === 'anyone')) right.add('HEAD');
  return all.filter((verb) => !right.has(verb));
}

/** Whether a call's path stands for this one: a place for an id stands for any word. */
function stands(other: Call, call: Call): boolean {
  return new RegExp(`^${pathOf(other).replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathOf(call));
}
