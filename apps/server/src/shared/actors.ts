import type { ImpersonationMode, OperatorRole } from '@sportello/domain';

/**
 * The authenticated caller, the customer acted for and the right to do so; created once at authentication and passed
 * to every use case.
 */
export interface Actor {
  readonly sessionId: string;
  readonly accountId: string;
  readonly username: string;
  readonly kind: 'CUSTOMER' | 'OPERATOR' | 'MAINTENANCE';
  readonly role: OperatorRole | null;
  /** True once an operator has passed the second factor in this session (operatore.fattore.1). */
  readonly hasProvedFactor: boolean;
  /** The customer whose data are accessed; null for staff acting for nobody. */
  readonly customerCode: string | null;
  /** `SELF`: a customer on own data. `IMPERSONATION`: an operator acting for a customer. */
  readonly right: 'SELF' | 'IMPERSONATION' | 'STAFF';
  /** The operator's grant to act for the customer; null for everybody else. */
  readonly grant: ActingGrant | null;
  readonly requestId: string;
}

/** The purpose and scope of an operator's grant to act for a customer (operatore.impersonare.4). */
interface ActingGrant {
  readonly id: string;
  readonly mode: ImpersonationMode;
  readonly reason: string;
}

export interface CustomerActor extends Actor {
  readonly customerCode: string;
}

/** The holder of a technician link: the visits of one company on one day (intervento.tecnico.1). */
export interface TechnicianActor {
  readonly linkId: string;
  readonly companyId: string;
  readonly companyCode: string;
  /** The name shown to customers. */
  readonly technician: string;
  readonly day: string;
}

/** A provider system, identified by its key (fornitore.chiavi.1). */
export interface IntegrationActor {
  readonly keyId: string;
  readonly name: string;
  readonly may: readonly string[];
}

export interface RequestInfo {
  readonly ip: string;
  readonly userAgent: string | null;
  /** The browser's id from its cookie; null for clients without one. */
  readonly deviceId: string | null;
  readonly requestId: string;
  /** Aborts when the client has disconnected or been answered. */
  readonly gone: AbortSignal;
}
