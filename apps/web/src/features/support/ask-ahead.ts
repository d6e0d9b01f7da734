import {
  cmsContent,
  contentPath,
  contentUses,
  recuperaDatiProfilo,
  recuperoLista,
  recuperoNumeriDistributore,
} from '@sportello/calls';
import { CUSTOMER_SEGMENTS, isOneOf, SEGMENT_FOLDERS } from '@sportello/domain';
import type { App } from '../../api/app.ts';
import { numbersRequest } from './emergency/numbers-request.ts';

/**
 * Fetches what is needed most without a network, although no page has shown it yet: emergency numbers, and the topics
 * of a message (pagine.rete.4). Not while an operator acts for a customer, for whom nothing is kept.
 */
export async function askSupportAhead({ read, acting }: Pick<App, 'read' | 'acting'>): Promise<void> {
  if (acting.current() !== undefined) return;
  const { segment } = await read(recuperaDatiProfilo, {});
  if (!isOneOf(CUSTOMER_SEGMENTS, segment)) return;
  const askNumbers = async () => {
    const request = numbersRequest(await read(recuperoLista, {}));
    if (request.body.contratti.length > 0) await read(recuperoNumeriDistributore, request);
  };
  const url = contentPath(contentUses.contacts, SEGMENT_FOLDERS[segment]);
  await Promise.allSettled([askNumbers(), read(cmsContent, { query: { url } })]);
}
