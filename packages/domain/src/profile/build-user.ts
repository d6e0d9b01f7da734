import type { Contract } from '../contracts/contract.ts';
import type { Instant } from '../shared/day.ts';
import { contactLock, contactLockEnd } from './contact-lock.ts';
import { commoditiesMarkets, deriveUserType, userContractKinds } from './derive-user-type.ts';
import type { ModuleName } from './modules.ts';
import { moduleStates, withDisabledModules } from './module-states.ts';
import type { Profile } from './profile.ts';
import type { UserType } from './user-type.ts';
import type { User } from './user.ts';

export interface UserSources {
  readonly profile: Profile;
  /** `undefined` when they cannot be read, as opposed to "none". */
  readonly contracts: readonly Contract[] | undefined;
  /** The last type derived for this customer; only used when contracts cannot be read. */
  readonly lastKnownType?: UserType | undefined;
  /** Result of identifying the customer; `undefined` on failure, which changes nothing (profilo.chiamate.4). */
  readonly identifiedAsNew?: boolean | undefined;
  readonly disabledModules?: readonly ModuleName[];
}

/**
 * Builds the user from profile and contracts. Unreadable contracts become an empty list, with the last known type or
 * none (utente.modello.4). A prospect stays one regardless of contracts.
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
