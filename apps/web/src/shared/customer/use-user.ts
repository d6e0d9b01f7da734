import {
  identificazioneClienti,
  recuperaDatiProfilo,
  recuperoContrattiVasCliente,
  recuperoLista,
} from '@sportello/calls';
import {
  buildUser,
  COMPANY_CODE,
  CUSTOMER_SEGMENTS,
  isOneOf,
  isStaff,
  type Contract,
  type ModuleName,
  type Profile,
  type User,
} from '@sportello/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useApp, type App } from '../../api/app.ts';
import { readOf, type Read } from '../read/read.ts';

export interface CurrentUser {
  /** Absent until profile and contracts have been answered, and when the profile can't be read. */
  readonly user: User | undefined;
  readonly profile: Read<Profile>;
  /**
   * Without contracts, permissions come from the last known type or a default (utente.modello.4): `ALL` or `SOME`
   * lists are missing.
   */
  readonly isTypeUncertain: false | 'ALL' | 'SOME';
}

/** Reads profile, contracts and identification in parallel (utente.modello.4). All screens share the same queries. */
export function useUser(): CurrentUser {
  const { queryOf, config, clock, lastTypes, people, acting, session } = useApp();
  const profile = useQuery(queryOf(recuperaDatiProfilo, {}));
  const known = profile.data?.model;
  const isCustomer = known !== undefined && isOneOf(CUSTOMER_SEGMENTS, known.segment);
  // Until the profile is known the user is treated as a customer, so that all requests start in parallel.
  const enabled = known === undefined || isCustomer;
  // A failed list is retried by the customer, not by each screen that mounts.
  const supplies = useQuery({ ...queryOf(recuperoLista, {}), enabled, retryOnMount: false });
  const services = useQuery({ ...queryOf(recuperoContrattiVasCliente, {}), enabled, retryOnMount: false });
  const identity = useQuery({ ...identityQuery({ queryOf }), enabled: isCustomer });
  const [now] = useState(clock.now);

  const isSettled = !isCustomer || (isAnswered(supplies) && isAnswered(services));
  const contracts = useMemo((): readonly Contract[] | undefined => {
    if (supplies.data === undefined || services.data === undefined) return undefined;
    return [...supplies.data.model, ...services.data.model];
  }, [supplies.data, services.data]);

  const user = useMemo(() => {
    if (known === undefined || !isSettled) return undefined;
    const sources = {
      profile: known,
      contracts: isCustomer ? contracts : [],
      lastKnownType: known.code === undefined ? undefined : lastTypes.of(known.code),
      identifiedAsNew: identity.data?.model.isNew,
      disabledModules: Object.keys(config.disabledModules ?? {}) as ModuleName[],
    };
    return buildUser(sources, now);
  }, [known, isSettled, isCustomer, contracts, identity.data, config, lastTypes, now]);

  const { code, type } = user ?? {};
  const isRead = isCustomer && contracts !== undefined;
  useEffect(() => {
    if (isRead && code !== undefined && type !== undefined) lastTypes.note(code, type);
  }, [isRead, code, type, lastTypes]);

  const segment = known?.segment;
  useEffect(() => {
    const username = session.current()?.username;
    // During an impersonation the profile is the customer's.
    if (segment === undefined || username === undefined || acting.current() !== undefined) return;
    people.note(username, isStaff(segment) ? 'STAFF' : 'CUSTOMER');
  }, [segment, people, acting, session]);

  return {
    user,
    profile: readOf(profile),
    isTypeUncertain:
      isCustomer && isSettled && contracts === undefined && type !== 'PROSPECT'
        ? supplies.data === undefined && services.data === undefined
          ? 'ALL'
          : 'SOME'
        : false,
  };
}

export const identityQuery = ({ queryOf }: Pick<App, 'queryOf'>) =>
  queryOf(identificazioneClienti, { query: { societa: COMPANY_CODE } });

/** True once a list was read or failed: a retry no longer blocks the page. */
function isAnswered(query: Pick<UseQueryResult, 'isPending' | 'errorUpdateCount'>): boolean {
  return !query.isPending || query.errorUpdateCount > 0;
}
