import { operatorProfile } from '@sportello/calls';
import type { App } from '../../../api/app.ts';

/**
 * The operator's profile. Roles and second factor are our own calls; a gateway without them decides itself what an
 * operator may do (operatore.impersonare.10).
 */
export function operatorQuery({ queryOf, config }: Pick<App, 'queryOf' | 'config'>) {
  const query = queryOf(operatorProfile, {});
  if (config.capabilities.includes(operatorProfile.id)) return query;
  const model = { role: 'ADMINISTRATOR', secondFactor: 'PROVED' } as const;
  return { ...query, queryFn: async () => ({ model, setAside: [] }) };
}
