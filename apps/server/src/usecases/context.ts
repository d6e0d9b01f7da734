import type { OperatorRole } from '@sportello/calls';
import type { Database } from '../db/database.ts';
import type { Captcha } from '../ports/captcha.ts';
import type { Tokens } from './sessions/tokens.ts';

/** What every use case may reach for. */
export interface Services {
  readonly db: Database;
  readonly clock: () => Date;
  readonly tokens: Tokens;
  readonly captcha: Captcha;
  /** The `client_id` that the token endpoint accepts. */
  readonly clientId: string;
}

/** Who is asking, for whom and by what right: made once at the door, passed to every use case. */
export interface Actor {
  readonly sessionId: string;
  readonly accountId: string;
  readonly username: string;
  readonly kind: 'CUSTOMER' | 'OPERATOR' | 'MAINTENANCE';
  /** An operator's role; null for everybody else. */
  readonly role: OperatorRole | null;
  /** The customer whose data are asked for; null for staff who ask in nobody's name. */
  readonly customerCode: string | null;
  /** `SELF`: a customer about themselves. `IMPERSONATION`: an operator in a customer's name. */
  readonly right: 'SELF' | 'IMPERSONATION' | 'STAFF';
  readonly requestId: string;
}

/** An actor with a customer: what the calls on a customer's data are given. */
export interface CustomerActor extends Actor {
  readonly customerCode: string;
}

/** What is known of the request itself. */
export interface RequestInfo {
  readonly ip: string;
  readonly userAgent: string | null;
  /** The browser that asks, by its cookie; null for a program without one. */
  readonly deviceId: string | null;
  readonly requestId: string;
}
