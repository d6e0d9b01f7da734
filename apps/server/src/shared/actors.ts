import type { ImpersonationMode, OperatorRole } from '@sportello/domain';

/** Who is asking, for whom and by what right: made once at the door, passed to every use case. */
export interface Actor {
  readonly sessionId: string;
  readonly accountId: string;
  readonly username: string;
  readonly kind: 'CUSTOMER' | 'OPERATOR' | 'MAINTENANCE';
  /** An operator's role; null for everybody else. */
  readonly role: OperatorRole | null;
  /** Whether an operator has proved the second factor in this session (operatore.fattore.1). */
  readonly hasProvedFactor: boolean;
  /** The customer whose data are asked for; null for staff who ask in nobody's name. */
  readonly customerCode: string | null;
  /** `SELF`: a customer about themselves. `IMPERSONATION`: an operator in a customer's name. */
  readonly right: 'SELF' | 'IMPERSONATION' | 'STAFF';
  /** By which an operator acts in the customer's name; null for everybody else. */
  readonly grant: ActingGrant | null;
  readonly requestId: string;
}

/** For what an operator acts for a customer, and how far that goes (operatore.impersonare.4). */
interface ActingGrant {
  readonly id: string;
  readonly mode: ImpersonationMode;
  readonly reason: string;
}

/** An actor with a customer: what the calls on a customer's data are given. */
export interface CustomerActor extends Actor {
  readonly customerCode: string;
}

/** Who holds a link of a technician: the visits of one company and one day (intervento.tecnico.1). */
export interface TechnicianActor {
  readonly linkId: string;
  readonly companyId: string;
  readonly companyCode: string;
  /** As customers read it. */
  readonly technician: string;
  readonly day: string;
}

/** A system of the provider's, by its key (fornitore.chiavi.1). */
export interface IntegrationActor {
  readonly keyId: string;
  readonly name: string;
  readonly may: readonly string[];
}

/** What is known of the request itself. */
export interface RequestInfo {
  readonly ip: string;
  readonly userAgent: string | null;
  /** The browser that asks, by its cookie; null for a program without one. */
  readonly deviceId: string | null;
  readonly requestId: string;
  /** Aborts when whoever asks has left, or has been answered. */
  readonly gone: AbortSignal;
}
