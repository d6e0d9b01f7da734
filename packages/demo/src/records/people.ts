import type { OperatorRole } from '@sportello/domain';

export interface CustomerRecord {
  readonly code: string;
  readonly segment: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly companyName: string | null;
  readonly fiscalCode: string | null;
  readonly vatNumber: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly prospect: boolean;
  readonly inCreation: boolean;
  readonly newCustomer: string | null;
  readonly contactLockHours: number | null;
  readonly emailChangedAt: Date | null;
  readonly mobileChangedAt: Date | null;
}

export interface AccountRecord {
  readonly username: string;
  readonly kind: 'CUSTOMER' | 'OPERATOR' | 'MAINTENANCE';
  /** Role of an operator; null for everyone else. */
  readonly role: OperatorRole | null;
  readonly customerCode: string | null;
  /** The owner has proved to be the customer. */
  readonly verified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
}

/** A person known to the identity services, with or without an account here. */
export interface DirectoryPersonRecord {
  readonly customerCode: string;
  readonly segment: string;
  readonly uid: string;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly isValid: boolean;
}
