import { Socket } from 'node:net';
import { callbackify } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import { networkOf } from '../../limits/network.ts';
import { payFor, workFor } from '../../telemetry/signals/work.ts';
import type { Client, FairQueue, Place } from './fair-queue.ts';

declare module 'fastify' {
  interface FastifyRequest {
    client: Client | null;
    place: Place | null;
    hadPlace: boolean;
  }
}

/** No request waits longer for its turn. */
const longestWaitMs = 5000;
/** Nor longer than this beside several others of its client, unless they came together a moment ago, as from a page. */
const shortWaitMs = 300;

/** Rejections are held back, since a connection that waits costs less than one that asks again at once. */
const holdMs = 300;
const mostHeld = 1000;

/** Access tokens of which the account is known: others are of their address, or each invented one would be somebody. */
const mostTokens = 5000;

interface Options {
  readonly queue: FairQueue;
  /** Requests of all clients that may wait; a fifth of them of one client, while there are others. */
  readonly most: number;
  /** Paths that take no turn, by their beginning. */
  readonly except: readonly string[];
}

export interface Places {
  /** Gives a request's place to others, until {@link Places.begin}. */
  readonly leave: (request: FastifyRequest) => void;
  readonly begin: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/**
 * Lets every request begin in its client's turn: that of its account, or of its address. A request has its place
 * while the server works on it, neither while its body arrives nor while its answer is read.
 */
export function takeTurns(app: FastifyInstance, { queue, most, except }: Options): Places {
  const accounts = new Map<string, string>();
  const ofSockets = new WeakMap<object, Client>();
  let held = 0;

  const keyOf = ({ headers: { authorization }, ip }: FastifyRequest): string =>
    accounts.get(authorization ?? '') ?? networkOf(ip ?? '');

  /** Throws after a moment, as long as not too many wait for that already. */
  const rejectLate = async (): Promise<never> => {
    if (held < mostHeld) {
      held += 1;
      await new Promise((resolve) => setTimeout(resolve, holdMs).unref());
      held -= 1;
    }
    throw new ApiError('TOO_BUSY', [], { retryAfterSeconds: 2 });
  };

  const wait = async (request: FastifyRequest, reply: FastifyReply, client: Client): Promise<void> => {
    const isTooMuch = queue.waiting >= most || (queue.isShared && client.open >= Math.max(20, most / 5));
    if (isTooMuch && !request.hadPlace) return rejectLate();
    const over = new AbortController();
    const stop = () => over.abort();
    const isShort = queue.isShared && client.isCrowding;
    const timer = setTimeout(stop, isShort ? shortWaitMs : longestWaitMs).unref();
    reply.raw.once('close', stop);
    request.place = (await queue.wait(client, over.signal, request.hadPlace)) ?? null;
    clearTimeout(timer);
    reply.raw.off('close', stop);
    if (request.place === null) throw new ApiError('TOO_BUSY', [], { retryAfterSeconds: 2 });
    workFor(client);
  };

  const begin = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    const client = request.client;
    if (client === null) return done();
    request.place = queue.begin(client, request.hadPlace) ?? null;
    if (request.place !== null) {
      workFor(client);
      return done();
    }
    callbackify(wait)(request, reply, client, (error) => done(error ?? undefined));
  };

  const leave = (request: FastifyRequest) => {
    if (request.place === null) return;
    request.place.leave();
    request.place = null;
    request.hadPlace = true;
  };

  /** Counts a connection to whoever uses it: behind a proxy that is somebody else each time. */
  const countConnection = (socket: Socket, client: Client) => {
    const before = ofSockets.get(socket);
    if (before === client) return;
    ofSockets.set(socket, client);
    // Requests of tests come on none.
    if (!(socket instanceof Socket)) return;
    client.connections += 1;
    if (before === undefined) socket.once('close', () => forgetConnection(ofSockets.get(socket)));
    else forgetConnection(before);
  };

  app.server.prependListener('request', ({ socket }: { socket: object }) => workFor(ofSockets.get(socket)));
  app.decorateRequest('client', null);
  app.decorateRequest('place', null);
  app.decorateRequest('hadPlace', false);
  app.addHook('onRequest', (request, reply, done) => {
    if (except.some((path) => request.url.startsWith(path))) return done();
    request.client = queue.clientOf(keyOf(request));
    countConnection(request.raw.socket, request.client);
    payFor(request.client);
    // A stream that is answered past Fastify never triggers onSend.
    reply.raw.once('close', () => reply.sent && leave(request));
    begin(request, reply, done);
  });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (hasBody(request)) leave(request);
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    const { authorization } = request.headers;
    if (request.actor && authorization !== undefined && !accounts.has(authorization)) {
      if (accounts.size >= mostTokens) accounts.delete(accounts.keys().next().value ?? '');
      accounts.set(authorization, request.actor.accountId);
    }
    if (request.client !== null) workFor(request.client);
    if (request.place === null) begin(request, reply, done);
    else done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    leave(request);
    done(null, payload);
  });
  return {
    leave,
    begin: (request, reply) =>
      new Promise((resolve, reject) => begin(request, reply, (error) => (error ? reject(error) : resolve()))),
  };
}

function forgetConnection(client: Client | undefined): void {
  if (client) client.connections -= 1;
}

const hasBody = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';
