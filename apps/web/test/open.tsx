import { createMemoryHistory } from '@tanstack/react-router';
import { onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { openApp } from '../src/api/app.ts';
import { startUpTo } from '../src/api/start/start-up-to.ts';
import { AppRoot } from '../src/entry/app/AppRoot.tsx';
import { routerOf } from '../src/entry/app/router.ts';
import { fakeGateway, type FakeGateway } from './gateway.ts';

interface Opening {
  readonly gateway?: FakeGateway;
  /** Defaults to the examples' customer; `null` for no session. */
  readonly username?: string | null;
}

export async function open(path: string, { gateway = fakeGateway(), username = 'full' }: Opening = {}) {
  vi.stubGlobal('fetch', gateway.fetch);
  // All tests' apps stay in one page: with the channel they would act as tabs of one session and send each other
  // every event.
  vi.stubGlobal('BroadcastChannel', undefined);
  if (username !== null) sessionStorage.setItem('sportello.session', JSON.stringify(sessionOf(username)));
  const app = await startUpTo(openApp);
  const router = routerOf(app, { history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const screen = await render(<AppRoot app={app} router={router} />);
  onTestFinished(async () => {
    await screen.unmount();
    await app.cache.cancelQueries();
    app.cache.clear();
    sessionStorage.clear();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  return {
    ...screen,
    app,
    gateway,
    path: () => router.state.location.pathname,
    search: () => router.state.location.searchStr,
    hash: () => router.state.location.hash,
  };
}

function sessionOf(username: string) {
  return {
    id: crypto.randomUUID(),
    renewals: 0,
    username,
    accessToken: 'access',
    refreshToken: 'refresh',
    expiresIn: 300,
    expiresAt: Date.now() + 300_000,
    rememberMe: false,
  };
}
