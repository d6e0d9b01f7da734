import { catalogue, ownedIdsOf, type Call, type CallId } from '@sportello/calls';
import { isServed } from '../../src/handlers/index.ts';
import type { TestApp } from '../support/app.ts';
import { askers, parties } from './askers.ts';
import { prepare } from './prepare.ts';
import { idsOf, missingId, requestFor } from './requests.ts';

export const attempts = Object.values<Call>(catalogue)
  .filter((call) => isServed(call) && call.access !== 'technician')
  .flatMap((call) => Object.keys(ownedIdsOf(call)).map((place) => [call.id as CallId, place] as const));

/** Sends each customer call with a foreign id and with an unknown one. */
export function foreignIds(gateway: TestApp) {
  const asker = askers(gateway);
  return {
    begin: () => asker.begin(),
    async prepare(id: CallId) {
      const { owner, other } = await parties(gateway);
      await gateway.database.pool.query('delete from guesses');
      await asker.signIn();
      const who = asker.kept('owner');
      const call: Call = catalogue[id];
      const [own, foreign] = [await idsOf(gateway, owner), await idsOf(gateway, other)];
      const { body, putBack } = await prepare(gateway, id, who);
      const ask = async (place: string, whose: 'FOREIGN' | 'MISSING') => {
        const {
          onBehalfOf: _,
          link: __,
          ...request
        } = requestFor(
          call,
          who,
          (at, kind) => (at !== place ? own[kind] : whose === 'FOREIGN' ? foreign[kind] : missingId(kind)),
          place,
        );
        const { status, body: answer } = await gateway.send({ ...request, ...(body && { payload: body }) });
        const { header } = answer as { header?: { idRichiesta?: string } };
        return { status, answer: header ? { ...answer, header: { ...header, idRichiesta: '' } } : answer };
      };
      return { ask, putBack };
    },
  };
}
