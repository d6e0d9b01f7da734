import type { AnswerOf, Catalogue } from '@sportello/calls';
import { listRatings } from '../queries/intervention-events.ts';
import { findJoined } from '../queries/videocalls.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { readStory } from './afterwards.ts';
import { readQuotes } from './quotes.ts';

type Course = AnswerOf<Catalogue['exportPersonalData']>['datiInterventi'][number];

export async function ownCourse(services: Services, actor: CustomerActor, id: string): Promise<Course> {
  return {
    id,
    preventivi: (await readQuotes(services, actor, id)).preventives,
    eventi: (await readStory(services, actor, id)).eventi,
    opinione: (await listRatings(services.db, id)).map(({ question, rating }) => ({ domanda: question, voto: rating })),
    registrazione: (await findJoined(services.db, id)).mayRecord,
  };
}
