import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { Area } from './-frame/area/Area.tsx';
import { loadErrorWords } from '../api/errors/load-words.ts';
import { startData } from './-frame/prefetch.ts';
import { admit } from '../session/guard.ts';

/** The customer area: only with a session that is valid, or can be renewed (sessione.stati.1). */
export const Route = createFileRoute('/my-edison')({
  staticData: { title: msg`Area clienti` },
  beforeLoad: async ({ context, preload, location }) => {
    // A preload must neither renew nor clear a session.
    if (preload) return;
    const { session, acting } = context.app;
    if (await admit(session)) {
      // Actions closed to an operator show their reason before anything is sent.
      if (acting.current() !== undefined) await loadErrorWords();
      return;
    }
    session.want(location.href);
    throw redirect({ to: '/login', replace: true });
  },
  // Every screen of the area shows the customer's name.
  loader: startData(async (app) => (await import('../features/home/queries.ts')).startProfile(app)),
  component: Area,
});
