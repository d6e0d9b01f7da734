import { setTimeout as wait } from 'node:timers/promises';
import { isFile, type Call, type CallId } from '@sportello/calls';
import { BulkheadRejectedError, bulkhead, type BulkheadPolicy } from 'cockatiel';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's turn at dear work; set once it has it. */
    turn: Turn | null;
  }
}

interface Turn {
  /** Gives it back. */
  readonly end: () => void;
  /** Whether all work but the sending is done. */
  isWorkDone: boolean;
}

/** Calls that may take the processor for long, beside those that answer with a file. */
const expensiveCalls: ReadonlySet<string> = new Set<CallId>([
  'exportPersonalData',
  'recuperoLista',
  'recuperoContrattiVasCliente',
  'recuperoListaBollette',
  'recuperoListaBolletteVAS',
  'ricercaDocumentiContrattuali',
]);

const isExpensive = (call: Call) => isFile(call) || expensiveCalls.has(call.id);

/** Dear calls of one account that may wait for their turn; one more is refused. */
const mostWaiting = 20;

/** Between two calls of an account that has more to ask, the others have as long as the first took, at most so long. */
const longestRestMs = 1000;

/**
 * Does dear work for one account one call after another, from its first query to the last byte of its
 * answer: who asks for everything at once waits for themselves, and the others' calls go in between.
 * Who breaks off waits too until what they asked for is done, or asking and leaving at once would be
 * a way around.
 */
export function limitExpensiveWork(calls: FastifyInstance): void {
  const turns = new Map<string, BulkheadPolicy>();

  /** Comes back when it is this account's turn, with what ends it. */
  const takeTurn = (accountId: string): Promise<() => void> => {
    const own = turns.get(accountId) ?? bulkhead(1, mostWaiting);
    turns.set(accountId, own);
    return new Promise((resolve, reject) => {
      const whole = own.execute(async () => {
        const began = performance.now();
        await new Promise<void>((end) => resolve(end));
        const took = performance.now() - began;
        if (own.queueSlots < mostWaiting) await wait(Math.min(took, longestRestMs));
      });
      whole
        .finally(() => {
          if (own.executionSlots === 1 && own.queueSlots === mostWaiting) turns.delete(accountId);
        })
        .catch(reject);
    });
  };

  calls.decorateRequest('turn', null);
  calls.addHook('preHandler', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!call || !request.actor || !isExpensive(call)) return;
    const end = await takeTurn(request.actor.accountId).catch((cause: unknown) => {
      throw cause instanceof BulkheadRejectedError
        ? new ApiError('TOO_BUSY', [], { cause, retryAfterSeconds: 2 })
        : cause;
    });
    if (reply.raw.destroyed) {
      // Who has left in the meantime is not worked for.
      end();
      throw new ApiError('TOO_BUSY');
    }
    const turn = { end, isWorkDone: false };
    request.turn = turn;
    // Who breaks off while a file is sent has no response that ends.
    reply.raw.once('close', () => turn.isWorkDone && end());
  });
  calls.addHook('onSend', async ({ turn }, { raw }) => {
    if (!turn) return;
    turn.isWorkDone = true;
    if (raw.destroyed) turn.end();
  });
  calls.addHook('onResponse', async ({ turn }) => turn?.end());
}
