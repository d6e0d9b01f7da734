import type { Call } from '@sportello/calls';
import { meetsNeeds, withDisabledModules } from '@sportello/domain';
import type { Standing } from './queries/standing.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../shared/context.ts';
import type { Actor } from '../shared/actors.ts';
import { modulesOf } from '../areas/profile/usecases/modules.ts';

/**
 * Rejects a call when the customer has none of its modules to the degree that it needs (moduli.porta.1). Staff not
 * acting for a customer have no modules, and the calls open to them concern their own access.
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
