import { ifMatch, type JsonCall, type ModelOf, type RequestOf } from '@sportello/calls';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useApp } from '../../api/app.ts';
import { useActing } from '../../api/start/sign-in-gate.ts';
import type { Query } from '../../api/cache/queries.ts';
import { NotSent } from '../../api/sending/not-sent.ts';
import { useOnline } from '../../ui/platform.ts';
import { closedReason } from '../customer/use-may.ts';
import { keep, refresh } from './freshness.ts';
import { Overtaken, sendOver, type Base } from './overtaken.ts';
import { fieldErrors, sendProblem } from './send-problem.ts';

/** What others can change at the same time: where it is read, and what of it this is about. */
interface Over<Value, Read> {
  readonly query: Query<Read>;
  readonly valueOf: (read: Read) => Value;
  readonly isSame: (one: Value, other: Value) => boolean;
}

/** What was done: the answer, what was sent and over what, and what stands now where that is known. */
interface Done<Value, Answer> {
  readonly answer: Answer;
  readonly value: Value;
  readonly base: Base<Value> | undefined;
  readonly now: Base<Value>;
}

interface Sending<Value, Answer> {
  /** What the customer saw: nobody's word is then written over unseen. */
  readonly base?: Base<Value> | undefined;
  readonly onDone?: ((done: Done<Value, Answer>) => unknown) | undefined;
}

interface ChangeParts<C extends JsonCall, Value, Read> {
  /** What is sent of a value. A rule that it breaks is told as a refusal would be. */
  readonly request: (value: Value) => RequestOf<C>;
  readonly over?: Over<Value, Read>;
  /** What is read where, as its answer says it too. */
  readonly answers?: (value: Value) => Query<ModelOf<C>>;
  /** It is done, and what is on the screen is not fresh yet: for an answer that is to be seen whatever that brings. */
  readonly onAnswer?: (answer: ModelOf<C>) => void;
  /** It is done, and what is on the screen is fresh. */
  readonly onDone?: (done: Done<Value, ModelOf<C>>) => unknown;
  /** It was refused; what of it is wrong, in words, by the names on the wire. */
  readonly onRejected?: (error: Error, value: Value, wrong: Readonly<Record<string, string>>) => void;
}

/**
 * A change: one entry of the catalogue, sent from a form or a button. Sending twice while it is
 * under way sends once; what the entry `touches` is read again afterwards; what went wrong is said
 * in words, field by field. Sent over a base, it is refused where somebody else was faster: `theirs`
 * is then what stands now, to be sent over or left.
 */
export function useChange<C extends JsonCall, Value = void, Read extends Versioned = Versioned>(
  entry: C,
  { request, over, answers, onAnswer, onDone, onRejected }: ChangeParts<C, Value, Read>,
) {
  const { cache, sendingOf } = useApp();
  // Said before anything is typed, not after.
  const closed = closedReason(useActing(), entry);
  const send = useMemo(() => sendingOf(entry), [sendingOf, entry]);
  const isUnderWay = useRef(false);

  const read = async (parts: Over<Value, Read>, staleTime: number): Promise<Base<Value>> => {
    const { model } = await cache.fetchQuery({ ...parts.query, staleTime });
    return { value: parts.valueOf(model), version: model.version };
  };

  const mutation = useMutation<Done<Value, ModelOf<C>>, Error, { value: Value } & Sending<Value, ModelOf<C>>>({
    async mutationFn({ value, base }) {
      const answer =
        over === undefined || base === undefined
          ? await send(request(value))
          : await sendOver(
              {
                send: (version) => send(at(request(value), version)),
                readNow: () => read(over, 0),
                isSame: over.isSame,
              },
              base,
            );
      onAnswer?.(answer);
      if (answers !== undefined) keep(cache, answers(value), answer);
      await refresh(cache, entry);
      const sent: Base<Value> = { value, version: undefined };
      // Done it is, also where what stands now can't be read.
      const now = over === undefined ? sent : await read(over, Infinity).catch(() => sent);
      return { answer, value, base, now };
    },
    async onSuccess(done, sending) {
      await onDone?.(done);
      await sending.onDone?.(done);
    },
    onError: (error, { value }) => onRejected?.(error, value, fieldErrors(sendProblem(entry, error))),
    onSettled() {
      isUnderWay.current = false;
    },
  });

  // Nothing was sent: once the connection is back there is nothing left to tell.
  const isOnline = useOnline();
  const error = mutation.error instanceof NotSent && isOnline ? null : mutation.error;
  const theirs = error instanceof Overtaken ? (error.now as Base<Value>) : undefined;
  const told = theirs === undefined ? (error ?? closed) : undefined;
  const problem = told === undefined ? undefined : { ...sendProblem(entry, told), isForeseen: told === closed };
  return {
    send: (value: Value, sending: Sending<Value, ModelOf<C>> = {}): void => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutation.mutate({ value, ...sending });
    },
    isSending: mutation.isPending,
    isDone: mutation.isSuccess,
    answer: mutation.data?.answer,
    error,
    /** Why it did not go well, until it is sent again. */
    problem,
    fieldErrors: problem === undefined ? {} : fieldErrors(problem),
    /** What somebody else has made of it meanwhile. */
    theirs,
    /** Forgets what became of it, when its form is closed. */
    reset: mutation.reset,
  };
}

/** What is read with the version it stands at. */
interface Versioned {
  readonly version: string | undefined;
}

/** A request at the version that the customer saw. */
function at<Request>(request: Request, version: string | undefined): Request {
  const { headers } = request as { headers?: Record<string, unknown> };
  return { ...request, headers: { ...headers, ...ifMatch(version) } };
}
