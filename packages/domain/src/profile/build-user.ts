import type { Contract } from '../contracts/contract.ts';
import type { Instant } from '../shared/day.ts';
import { contactLock, contactLockEnd } from './contact-lock.ts';
import { commoditiesMarkets, deriveUserType, userContractKinds } from './derive-user-type.ts';
import type { ModuleName } from './modules.ts';
import { moduleStates, withDisabledModules } from './module-states.ts';
import type { Profile } from './profile.ts';
import type { UserType } from './user-type.ts';
import type { User } from './user.ts';

/** What a user is made of. */
export interface UserSources {
  readonly profile: Profile;
  /** Supplies and services; `undefined` when they can't be read, which is not "none". */
  readonly contracts: readonly Contract[] | undefined;
  /** The type that was last derived for this customer; only asked when the contracts can't be read. */
  readonly lastKnownType?: UserType | undefined;
  /** What identifying the customer said; `undefined` when it failed, which changes nothing (profilo.chiamate.4). */
  readonly identifiedAsNew?: boolean | undefined;
  /** The modules that configuration takes out of service. */
  readonly disabledModules?: readonly ModuleName[];
}

/**
 * The user, from the profile and the contracts that are fetched with it. Contracts that can't be
 * read are an empty list; the type is then the last one known, or absent (utente.modello.4). A prospect is one whatever the contracts say.
 */
export function buildUser(sources: UserSources, now: Instant): User {
  const { profile, contracts, lastKnownType, identifiedAsNew, disabledModules = [] } = sources;
  const { isProspect, isInCreation: isBeingCreated, intervalEditContact = 0 } = profile;
  const isPromised = isProspect || isBeingCreated;
  const type =
    contracts === undefined && !isPromised
      ? lastKnownType
      : deriveUserType(contracts ?? [], { isProspect, isBeingCreated });
  const changes = {
    mailChangedAt: profile.emailChangedAt,
    phoneChangedAt: profile.phoneChangedAt,
    intervalHours: intervalEditContact,
  };
  const readOnlyContactField = contactLock(changes, now);
  return {
    segment: profile.segment,
    segmentValue: profile.segmentValue,
    type,
    code: profile.code,
    username: profile.username,
    companyName: profile.companyName,
    name: profile.name,
    surname: profile.surname,
    email: profile.email,
    phoneNumber: profile.phoneNumber,
    fiscalCode: profile.fiscalCode,
    vatCode: profile.piva,
    contracts: userContractKinds(contracts ?? []),
    commoditiesMarkets: commoditiesMarkets(contracts ?? []),
    modules: withDisabledModules(moduleStates(profile.segment, type), disabledModules),
    readOnlyContactField,
    contactLockEndsAt: readOnlyContactField && contactLockEnd(changes),
    intervalEditContact,
    isNew: identifiedAsNew ?? profile.isNew,
  };
}
