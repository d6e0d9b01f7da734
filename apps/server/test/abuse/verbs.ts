import { catalogue, pathOf, type Call } from '@sportello/calls';

/** Verbs that Node reads. */
const all = ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'POST', 'PROPFIND', 'QUERY', 'CONNECT'];

/** The verbs that the call's path does not take. */
export function wrongVerbs(call: Call): string[] {
  const siblings = Object.values<Call>(catalogue).filter((other) => pathOf(other) === pathOf(call));
  const right = new Set<string>(siblings.map(({ method }) => method));
  if (siblings.some(({ method, access }) => method === 'GET' && access === 'anyone')) right.add('HEAD');
  return all.filter((verb) => !right.has(verb));
}
