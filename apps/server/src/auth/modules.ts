import type { Call } from '@sportello/calls';
import { meetsNeeds, withDisabledModules } from '@sportello/domain';
import type { Standing } from './queries/standing.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../shared/context.ts';
import type { Actor } from '../shared/actors.ts';
import { modulesOf } from '../areas/profile/usecases/modules.ts';

/**
 * Refuses a call of modules none of which the customer has as far as the call needs it (moduli.porta.1). Staff
 * who ask in nobody's name have no modules, and the calls that are open to them are about their own access.
 */
export function rejectClosedModule(
  { disabledModules }: Pick<Services, 'disabledModules'>,
  { customerCode }: Actor,
  { modules }: Call,
  standing: Standing | null,
): void {
  if (!modules || customerCode === null) return;
  if (!meetsNeeds(withDisabledModules(modulesOf(standing), disabledModules), modules)) {
    throw new ApiError('MODULE_NOT_OPEN');
  }
}
