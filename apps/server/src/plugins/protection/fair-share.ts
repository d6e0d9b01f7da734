import { isFile, type Call, type CallId } from '@sportello/calls';
import { BulkheadRejectedError, bulkhead, type BulkheadPolicy } from 'cockatiel';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../errors/refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the turn at dear work back; set while the request has it. */
    endTurn: (() => void) | null;
  }
}

/** Calls that may take the processor for long, beside those that answer with a file. */
const dearCalls: ReadonlySet<string> = new Set<CallId>([
  'exportPersonalData',
  'recuperoLista',
  'recuperoContrattiVasCliente',
  'ricercaDocumentiContrattuali',
]);

const isDear = (call: Call) => isFile(call) || dearCalls.has(call.id);

/** Dear calls of one account that may wait for their turn; one more is refused. */
const mostWaiting = 20;

/**
 * Does dear work for one account one call after another, from its first query to the last byte of its
 * answer: who asks for everything at once waits for themselves, and the others' calls go in between.
 */
export function shareDearWork(calls: FastifyInstance): void {
  const turns = new Map<string, BulkheadPolicy>();

  /** Comes back when it is this account's turn, with what ends it. */
  const takeTurn = (accountId: string): Promise<() => void> => {
    const own = turns.get(accountId) ?? bulkhead(1, mostWaiting);
    turns.set(accountId, own);
    return new Promise((resolve, reject) => {
      const whole = own.execute(() => new Promise<void>((end) => resolve(end)));
      whole
        .finally(() => {
          if (own.executionSlots === 1 && own.queueSlots === mostWaiting) turns.delete(accountId);
        })
        .catch(reject);
    });
  };

  calls.decorateRequest('endTurn', null);
  calls.addHook('preHandler', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!call || !request.actor || !isDear(call)) return;
    const endTurn = await takeTurn(request.actor.accountId).catch((cause: unknown) => {
      throw cause instanceof BulkheadRejectedError
        ? new Refusal('TOO_BUSY', [], { cause, retryAfterSeconds: 2 })
        : cause;
    });
    request.endTurn = endTurn;
    // Who breaks off has no response that ends: the turn is given back with the connection.
    reply.raw.once('close', endTurn);
    if (!reply.raw.destroyed) return;
    // Who has left in the meantime is not worked for.
    endTurn();
    throw new Refusal('TOO_BUSY');
  });
  calls.addHook('onResponse', async (request) => request.endTurn?.());
}
