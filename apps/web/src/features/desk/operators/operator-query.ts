import { operatorProfile } from '@sportello/calls';
import type { App } from '../../../api/app.ts';

/**
 * Where the operator stands. Roles and a second factor are ours: on a gateway that has neither, it says itself what
 * an operator may do there (operatore.impersonare.10).
 */
export function operatorQuery({ queryOf, config }: Pick<App, 'queryOf' | 'config'>) {
  const query = queryOf(operatorProfile, {});
  if (config.capabilities.includes(operatorProfile.id)) return query;
  const model = { role: 'ADMINISTRATOR', secondFactor: 'PROVED' } as const;
  return { ...query, queryFn: async () => ({ model, setAside: [] }) };
}
