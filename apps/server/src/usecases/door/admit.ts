import type { Call } from '@sportello/calls';
import type { Actor } from '../context.ts';

/** Whether the call is for this actor: the one place where a call's access is decided. */
export function mayCall(actor: Actor, call: Pick<Call, 'access' | 'roles'>): boolean {
  switch (call.access) {
    case 'anyone':
    case 'signed-in':
      return true;
    case 'customer':
      return actor.customerCode !== null;
    case 'customer-in-person':
      return actor.customerCode !== null && actor.right === 'SELF';
    case 'operator':
      return actor.role !== null && (call.roles ?? [actor.role]).includes(actor.role);
  }
}
