import { recuperaDatiProfilo, type CallId } from '@sportello/calls';
import type { App } from '../../../api/app.ts';
import { START_PARTS } from './start-parts.ts';

const homeStartId: CallId = 'homeStart';

/** Asks for all that the home needs first in one call, on a gateway that has it, unless the home was opened before. */
export function beginHome(app: App): void {
  const { config, cache, queryOf, people, session, acting, firstAnswers } = app;
  if (!config.capabilities.includes(homeStartId)) return;
  if (cache.getQueryData(queryOf(recuperaDatiProfilo, {}).queryKey) !== undefined) return;
  const { username } = session.current() ?? {};
  const isStaff = username !== undefined && people.of(username) === 'STAFF' && acting.current() === undefined;
  if (isStaff) return;
  firstAnswers.begin(Object.values(START_PARTS), async () => (await import('./ask-start.ts')).askStart(app));
}
