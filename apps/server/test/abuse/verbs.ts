import { catalogue, pathOf, type Call } from '@sportello/calls';

/** Methods that Node's parser accepts. */
const all = ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'POST', 'PROPFIND', 'QUERY', 'CONNECT'];

export function wrongVerbs(call: Call): string[] {
  const siblings = Object.values<Call>(catalogue).filter((other) => stands(other, call));
  const right = new Set<string>(siblings.map(({ method }) => method));
  if (siblings.some(({ method, access }) => method === 'GET' && access === 'anyone')) right.add('HEAD');
  return all.filter((verb) => !right.has(verb));
}

/** A path parameter matches any segment. */
function stands(other: Call, call: Call): boolean {
  return new RegExp(`^${pathOf(other).replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathOf(call));
}
