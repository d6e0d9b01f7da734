import { recuperaDatiProfilo } from '@sportello/calls';
import { buildUser, type ModuleName, type ModuleStates, type User } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApp } from '../../api/app.ts';

/** Of the user, what the profile alone tells: nothing of it hangs on the contracts. */
export interface Person extends Omit<User, 'type' | 'contracts' | 'commoditiesMarkets' | 'modules'> {
  readonly modules: Pick<ModuleStates, 'profile'>;
}

/** Who the customer is, as soon as the profile is there: for pages that need no more, and wait for no more. */
export function usePerson(): Person | undefined {
  const { queryOf, config, clock } = useApp();
  const profile = useQuery(queryOf(recuperaDatiProfilo, {})).data?.model;
  const [now] = useState(clock.now);
  return useMemo(() => {
    if (profile === undefined) return undefined;
    const disabledModules = Object.keys(config.disabledModules ?? {}) as ModuleName[];
    return buildUser({ profile, contracts: undefined, disabledModules }, now);
  }, [profile, config, now]);
}
