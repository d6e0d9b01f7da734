import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cookieAttributes } from './browser-cookies.ts';

it('limits cookies to our own site, and to HTTPS where the app is served so', () => {
  expect(cookieAttributes({}, { secure: true })).toEqual({ path: '/', sameSite: 'lax', secure: true });
  expect(cookieAttributes({ httpOnly: true }, { secure: false })).toEqual({
    path: '/',
    sameSite: 'lax',
    secure: false,
    httpOnly: true,
  });
});

it.each([
  [{ sameSite: 'none' as const }, false],
  [{ sameSite: 'none' as const, secure: false }, true],
])('sets Secure with SameSite=None, whatever else is asked for (%o)', (attributes, secure) => {
  expect(cookieAttributes(attributes, { secure })).toMatchObject({ sameSite: 'none', secure: true });
});

it('finds no other code that sets cookies, on the server and in the app', () => {
  const root = path.join(import.meta.dirname, '../../../../..');
  const setters = ['apps/server/src', 'apps/web/src', 'apps/web/public']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.(ts|tsx|js)$/.test(file) && !/\.test\./.test(file))
    .filter((file) =>
      /setCookie\(|set-cookie|document\.cookie\s*=[^=]|cookieStore\.set/i.test(
        readFileSync(path.join(root, file), 'utf8'),
      ),
    );
  expect(setters).toEqual(['apps/server/src/plugins/protection/browser-cookies.ts']);
});
