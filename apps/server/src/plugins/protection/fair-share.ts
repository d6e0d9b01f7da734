import { setTimeout as wait } from 'node:timers/promises';
import { isFile, type Call } from '@sportello/calls';
import { BulkheadRejectedError } from 'cockatiel';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import { turnsOfEach } from '../../shared/turns-of-each.ts';
import type { Places } from './turns.ts';

declare module 'fastify' {
  interface FastifyRequest {
    turn: Turn | null;
  }
}

interface Turn {
  readonly end: () => void;
  isWorkDone: boolean;
}

/** Worker threads do most of it, and the queue of all requests doesn't measure these. */
const isExpensive = (call: Call) => isFile(call) || call.id === 'exportPersonalData';

/** Expensive calls of one account that may queue; further ones are rejected. */
const mostWaiting = 20;

/**
 * Upper limit of the pause between two expensive calls of an account, which otherwise lasts as long as the first call
 * took.
 */
const longestRestMs = 1000;

/**
 * Runs expensive calls of one account one at a time, from the first query to the last byte sent, so a burst only
 * delays its own account. Whoever waits for a slot has no place among all requests. A slot stays occupied after a
 * disconnect until the work is done, otherwise disconnecting would bypass the limit.
 */
export function limitExpensiveWork(calls: FastifyInstance, places: Places): void {
  const inTurn = turnsOfEach(mostWaiting);

  /** Waits for the account's slot and returns its release function. */
  const takeTurn = (accountId: string): Promise<() => void> =>
    new Promise((resolve, reject) => {
      inTurn(accountId, async (isAwaited) => {
        const began = performance.now();
        await new Promise<void>((end) => resolve(end));
        const took = performance.now() - began;
        if (isAwaited()) await wait(Math.min(took, longestRestMs));
      }).catch(reject);
    });

  calls.decorateRequest('turn', null);
  calls.addHook('preHandler', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!call || !request.actor || !isExpensive(call)) return;
    places.leave(request);
    const end = await takeTurn(request.actor.accountId).catch((cause: unknown) => {
      throw cause instanceof BulkheadRejectedError
        ? new ApiError('TOO_BUSY', [], { cause, retryAfterSeconds: 2 })
        : cause;
    });
    try {
      // Skips the work if the client has disconnected in the meantime.
      if (reply.raw.destroyed) throw new ApiError('TOO_BUSY');
      await places.begin(request, reply);
    } catch (error) {
      end();
      throw error;
    }
    const turn = { end, isWorkDone: false };
    request.turn = turn;
    // A file transfer that is aborted triggers no response event.
    reply.raw.once('close', () => turn.isWorkDone && end());
  });
  calls.addHook('onSend', async ({ turn }, { raw }) => {
    if (!turn) return;
    turn.isWorkDone = true;
    if (raw.destroyed) turn.end();
  });
  calls.addHook('onResponse', async ({ turn }) => turn?.end());
}
