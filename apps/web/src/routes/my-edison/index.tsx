import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import type { App } from '../../api/app.ts';
import { hasLeftEarly } from '../../api/start/early.ts';
import { Home } from './-home/Home.tsx';
import { beginHome } from './-home/begin-home.ts';
import { startData } from '../-frame/prefetch.ts';

/** Longest wait for early answers, which usually arrive before the app has loaded. */
const PATIENCE_MS = 300;

const start = startData(async (app) => (await import('../../features/home/queries.ts')).startHome(app));

export const Route = createFileRoute('/my-edison/')({
  staticData: { title: msg`Home` },
  beforeLoad: ({ context: { app }, preload }) => {
    if (!preload) beginHome(app);
  },
  loader: (given) => {
    start(given);
    return hasLeftEarly() ? patiently(readFirstLook(given.context.app)) : undefined;
  },
  validateSearch: tourOf,
  component: Home,
});

/** Answers to early requests are rendered at once, without a loading state (pagine.casa.3). */
const readFirstLook = async (app: App) => (await import('./-home/first-look.ts')).readFirstLook(app);

const patiently = (reading: Promise<void>): Promise<void> =>
  // Each part shows its own error.
  Promise.race([reading.catch(() => undefined), new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);

function tourOf(search: Record<string, unknown>): { giro?: 'si' } {
  return search['giro'] === 'si' ? { giro: 'si' } : {};
}
