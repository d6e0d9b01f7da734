import { pathOf, type Call } from '@sportello/calls';
import type { Sending } from '../request.ts';
import type { Case, Material } from './case.ts';

const queries: readonly (readonly [string, string])[] = [
  ['an unknown key', 'x=1'],
  ['an unknown key twice', 'x=1&x=2'],
  ['__proto__', '__proto__=1'],
  ['constructor', 'constructor[prototype][admin]=1'],
  ['a key in brackets', 'x[]=1'],
  ['a key without value', 'x'],
  ['NUL', 'x=%00'],
  ['a percent sign alone', 'x=%'],
  ['no hexadecimal', 'x=%zz'],
  ['no UTF-8', 'x=%ff'],
  ['a surrogate', 'x=%ed%a0%80'],
  ['7,000 characters', `x=${'a'.repeat(7000)}`],
  ['1,000 keys', Array.from({ length: 1000 }, (_, at) => `x${at}=1`).join('&')],
];

const paths: readonly (readonly [string, (path: string) => string])[] = [
  ['a slash too many', (path) => `/${path}`],
  ['a slash at the end', (path) => `${path}/`],
  ['capitals', (path) => `/api/${path.slice(5).toUpperCase()}`],
  ['a dot segment', (path) => path.replace('/api/', '/api/x/../')],
  ['an encoded dot segment', (path) => path.replace('/api/', '/api/x/%2e%2e/')],
  ['an encoded slash', (path) => path.replace(/(?<=\/api\/[^/]+)\//, '%2F')],
  ['a parameter', (path) => path.replace(/(?<=\/api\/[^/]+)\//, ';x=1/')],
  ['NUL', (path) => path.replace('/api/', '/api%00/')],
  ['a percent sign alone', (path) => path.replace('/api/', '/api/%/')],
  ['no hexadecimal', (path) => `${path}%zz`],
  ['no UTF-8', (path) => `${path}%ff`],
  ['bytes that are not encoded', (path) => `${path}/\u00e8\u00ff`],
  ['backslashes', (path) => path.replaceAll('/', '\\')],
  ['another host', (path) => `//example.org${path}`],
  ['no host at all', () => '//['],
  ['no slash at the start', (path) => path.slice(1)],
  ['20,000 characters', (path) => `${path}/${'a'.repeat(20_000)}`],
];

const params: readonly (readonly [string, string])[] = [
  ['a slash', 'a%2Fb'],
  ['a slash, encoded twice', 'a%252Fb'],
  ['NUL', 'a%00b'],
  ['a surrogate', '%ed%a0%80'],
  ['300 characters', 'a'.repeat(300)],
  ['dots', '%2e%2e'],
];

export function badAddresses({ call, good }: Material): Case[] {
  const [path = '', query] = good.target.split('?');
  const to = (name: string, target: string, status?: number): Case => ({
    name,
    request: { ...good, target } satisfies Sending,
    ...(status !== undefined && { status }),
  });
  const withParam = (value: string) => `/api${pathOf(call).replace(/\{\w+\}/g, value)}${query ? `?${query}` : ''}`;
  return [
    ...queries.map(([name, extra]) => to(`query: ${name}`, `${path}?${query ? `${query}&` : ''}${extra}`, 400)),
    ...namesOfQuery(call, query).map((name) => to(`query: ${name} twice`, `${path}?${query}&${name}=1`, 400)),
    ...paths.map(([name, change]) => to(`path: ${name}`, change(path))),
    ...(call.params ? params.map(([name, value]) => to(`parameter: ${name}`, withParam(value))) : []),
  ];
}

function namesOfQuery(call: Call, query: string | undefined): string[] {
  return call.query ? [...new URLSearchParams(query).keys()] : [];
}
