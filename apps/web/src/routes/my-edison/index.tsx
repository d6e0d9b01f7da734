import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Home } from './-home/Home.tsx';
import { startData } from '../-frame/prefetch.ts';

export const Route = createFileRoute('/my-edison/')({
  staticData: { title: msg`Home` },
  loader: startData(async (app) => (await import('../../features/home/data/queries.ts')).startHome(app)),
  validateSearch: tourOf,
  component: Home,
});

/** Whether the URL asks for the tour. */
function tourOf(search: Record<string, unknown>): { giro?: 'si' } {
  return search['giro'] === 'si' ? { giro: 'si' } : {};
}
