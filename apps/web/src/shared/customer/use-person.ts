import { recuperaDatiProfilo } from '@sportello/calls';
import { buildUser, type ModuleName, type ModuleStates, type User } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApp } from '../../api/app.ts';

export interface Person extends Omit<User, 'type' | 'contracts' | 'commoditiesMarkets' | 'modules'> {
  readonly modules: Pick<ModuleStates, 'profile'>;
}

/** The customer as soon as the profile is loaded, for pages that need no contracts. */
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
