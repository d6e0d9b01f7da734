import type { PublicConfig } from '@sportello/calls';
import type { ModuleName } from '@sportello/domain';

/** Whether configuration has a module closed for everybody: nothing of it is asked for (moduli.porta.1). */
export function isOutOfService({ disabledModules }: PublicConfig, module: ModuleName): boolean {
  return disabledModules?.[module] !== undefined;
}
