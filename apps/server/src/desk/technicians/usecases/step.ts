import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { dayInRome } from '@sportello/domain';
import { ApiError } from '../../../errors/api-error.ts';
import { moveAs } from '../../operations-centre/usecases/move.ts';
import type { Services } from '../../../shared/context.ts';
import type { TechnicianActor } from '../../../shared/actors.ts';

/**
 * Makes a step for the company: only those the operations centre's table allows, on the day of the visit
 * (intervento.tecnico.2).
 */
export async function takeTechnicianStep(
  services: Services,
  { technician, day }: TechnicianActor,
  id: string,
  asked: ParsedRequestOf<Catalogue['technicianStep']>['body'],
): Promise<AnswerOf<Catalogue['technicianStep']>> {
  if (day !== dayInRome(services.clock().getTime())) throw new ApiError('VISIT_NOT_OPEN');
  const mover = { by: 'DITTA', byName: technician, right: 'STAFF', record: async () => undefined } as const;
  return moveAs(services, mover, id, asked);
}
