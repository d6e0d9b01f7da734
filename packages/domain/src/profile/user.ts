import type { CommodityMarket } from '../contracts/commodity.ts';
import type { Instant } from '../shared/day.ts';
import { presentText } from '../shared/text.ts';
import type { ModuleStates } from './modules.ts';
import type { Segment } from './segment.ts';
import type { UserType } from './user-type.ts';

/** The kinds of supply that a user can hold (utente.modello.1). */
export const USER_CONTRACT_KINDS = ['FIBRA', 'LUCE', 'GAS'] as const;
export type UserContractKind = (typeof USER_CONTRACT_KINDS)[number];

/** The contact fields of which one can be read-only for a while (profilo.contatti.2). */
export const CONTACT_FIELDS = ['MAIL', 'PHONE'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** The person, condominium or company that is signed in (utente.modello.1). */
export interface User {
  segment: Segment;
  /** The segment's label as the profile says it. */
  segmentValue: string;
  /** Absent when the contracts can't be read, which is not SWITCH_OUT (utente.modello.4). */
  type?: UserType | undefined;
  /** The customer code (codiceCliente); staff have none. */
  code?: string | undefined;
  username: string;
  companyName?: string | undefined;
  name?: string | undefined;
  surname?: string | undefined;
  email?: string | undefined;
  phoneNumber?: string | undefined;
  fiscalCode?: string | undefined;
  /** The VAT number (partita IVA). */
  vatCode?: string | undefined;
  contracts: UserContractKind[];
  commoditiesMarkets: CommodityMarket[];
  modules: ModuleStates;
  readOnlyContactField?: ContactField | undefined;
  /** Until when that field can't be changed. */
  contactLockEndsAt?: Instant | undefined;
  /** Hours during which a contact change locks the other field; the server says how many. */
  intervalEditContact: number;
  isNew: boolean;
}

/**
 * How a user is called (utente.modello.3): the company name for Pmi, else name and surname. A Pmi
 * without company name falls back on name and surname; empty when nothing is known.
 */
export function fullName(user: Pick<User, 'segment' | 'companyName' | 'name' | 'surname'>): string {
  const person = [presentText(user.name), presentText(user.surname)].filter(Boolean).join(' ');
  return user.segment === 'PMI' ? (presentText(user.companyName) ?? person) : person;
}
