import type { CommodityMarket } from '../contracts/commodity.ts';
import type { Instant } from '../shared/day.ts';
import { presentText } from '../shared/text.ts';
import type { ModuleStates } from './modules.ts';
import type { Segment } from './segment.ts';
import type { UserType } from './user-type.ts';

/** Kinds of supply of a user (utente.modello.1). */
export const USER_CONTRACT_KINDS = ['FIBRA', 'LUCE', 'GAS'] as const;
export type UserContractKind = (typeof USER_CONTRACT_KINDS)[number];

/** Contact fields, one of which can be temporarily read-only (profilo.contatti.2). */
export const CONTACT_FIELDS = ['MAIL', 'PHONE'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The signed-in person, condominium or company (utente.modello.1). */
export interface User {
  segment: Segment;
  segmentValue: string;
  /** Absent when contracts cannot be read, as opposed to SWITCH_OUT (utente.modello.4). */
  type?: UserType | undefined;
  /** The customer code (codiceCliente); absent for staff. */
  code?: string | undefined;
  username: string;
  companyName?: string | undefined;
  name?: string | undefined;
  surname?: string | undefined;
  email?: string | undefined;
  phoneNumber?: string | undefined;
  fiscalCode?: string | undefined;
  vatCode?: string | undefined;
  contracts: UserContractKind[];
  commoditiesMarkets: CommodityMarket[];
  modules: ModuleStates;
  readOnlyContactField?: ContactField | undefined;
  contactLockEndsAt?: Instant | undefined;
  /** Hours for which a contact change locks the other field; set by the server. */
  intervalEditContact: number;
  isNew: boolean;
}

/**
 * Returns the display name (utente.modello.3): the company name for Pmi, else name and surname, which are also the
 * fallback for Pmi; empty when nothing is known.
 */
export function fullName(user: Pick<User, 'segment' | 'companyName' | 'name' | 'surname'>): string {
  const person = [presentText(user.name), presentText(user.surname)].filter(Boolean).join(' ');
  return user.segment === 'PMI' ? (presentText(user.companyName) ?? person) : person;
}
