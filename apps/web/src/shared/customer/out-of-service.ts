import type { PublicConfig } from '@sportello/calls';
import type { ModuleName } from '@sportello/domain';

/** Returns true for a module that configuration closes for everybody, so that no call of it is sent (moduli.porta.1). */
export function isOutOfService({ disabledModules }: PublicConfig, module: ModuleName): boolean {
  return disabledModules?.[module] !== undefined;
}
