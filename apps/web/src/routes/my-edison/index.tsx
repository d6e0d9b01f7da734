import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import type { App } from '../../api/app.ts';
import { hasLeftEarly } from '../../api/start/early.ts';
import { Home } from './-home/Home.tsx';
import { startData } from '../-frame/prefetch.ts';

/** Answers that left with the page are as a rule there before the app is: one that is late holds nothing up for longer. */
const PATIENCE_MS = 300;

const start = startData(async (app) => (await import('../../features/home/queries.ts')).startHome(app));

export const Route = createFileRoute('/my-edison/')({
  staticData: { title: msg`Home` },
  loader: (given) => {
    start(given);
    return hasLeftEarly() ? patiently(readFirstLook(given.context.app)) : undefined;
  },
  validateSearch: tourOf,
  component: Home,
});

/** What was asked before the app was there is drawn at once, not as what is being waited for (pagine.casa.3). */
const readFirstLook = async (app: App) => (await import('./-home/first-look.ts')).readFirstLook(app);

const patiently = (reading: Promise<void>): Promise<void> =>
  // What failed is told where it is missing.
  Promise.race([reading.catch(() => undefined), new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS))]);

/** Whether the URL asks for the tour. */
function tourOf(search: Record<string, unknown>): { giro?: 'si' } {
  return search['giro'] === 'si' ? { giro: 'si' } : {};
}
