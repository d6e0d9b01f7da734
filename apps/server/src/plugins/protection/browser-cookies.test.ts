import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cookieAttributes } from './browser-cookies.ts';

it('is for our own site, and for HTTPS where the app is served so', () => {
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
])('is Secure when it is SameSite=None, whatever else is asked for (%o)', (attributes, secure) => {
  expect(cookieAttributes(attributes, { secure })).toMatchObject({ sameSite: 'none', secure: true });
});

it('is the only way in which a cookie is set, on the server and in the app', () => {
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
