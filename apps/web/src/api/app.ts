import { isReadOnly } from '@sportello/calls';
import { ROUTES } from '@sportello/domain';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { randomId } from '../session/browser.ts';
import { createCache } from './cache/cache.ts';
import type { Door } from './start/sign-in-gate.ts';
import { createFirstAnswers, type FirstAnswers } from './start/first-answers.ts';
import { createKnownPeople, type KnownPeople } from './start/known-people.ts';
import { createLastTypes, type LastTypes } from './start/last-type.ts';
import { createQueries } from './cache/queries.ts';
import { createOfflineLater, type OfflineLater } from './offline/later.ts';
import { createSending } from './sending/sending.ts';

export interface App extends Door, ReturnType<typeof createQueries> {
  readonly firstAnswers: FirstAnswers;
  readonly lastTypes: LastTypes;
  readonly people: KnownPeople;
  readonly cache: QueryClient;
  readonly offline: OfflineLater;
  readonly sendingOf: ReturnType<typeof createSending>;
}

/** Back-office pages, where only operators have something to look up. */
const isAtDesk = () => window.location.pathname.startsWith(`/${ROUTES.OPERATOR_HOME}`);

export function openApp(door: Door): App {
  const { session, acting, isOnline, known } = door;
  const cache = createCache(session);
  // It counts as online at first, and would not notice the network's return to a page that was opened without it.
  onlineManager.setOnline(isOnline());
  const people = createKnownPeople(known);
  const firstAnswers = createFirstAnswers({
    who: () => [session.current()?.id, session.current()?.username, acting.current()?.customerCode].join(' '),
    now: () => performance.now(),
  });
  const call: Door['call'] = (entry, request, options) => {
    if (!isReadOnly(entry)) firstAnswers.drop();
    return door.call(entry, request, options);
  };
  const offline = createOfflineLater(() => app);
  const app: App = {
    ...door,
    call,
    offline,
    firstAnswers,
    cache,
    lastTypes: createLastTypes(known),
    people,
    ...createQueries({ call, session, acting, people, isAtDesk, isOnline, cache, firstAnswers, offline }),
    sendingOf: createSending({ call, isOnline, newKey: randomId }),
    async signOut() {
      if ((await offline.hooks.beforeSignOut?.()) !== false) await door.signOut();
    },
  };
  return app;
}

export const AppContext = createContext<App | undefined>(undefined);

export function useApp(): App {
  const app = use(AppContext);
  if (app === undefined) throw new Error('useApp outside the app');
  return app;
}
