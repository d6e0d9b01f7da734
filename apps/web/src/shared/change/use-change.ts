import { ifMatch, type JsonCall, type ModelOf, type RequestOf } from '@sportello/calls';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useApp } from '../../api/app.ts';
import { useActing } from '../../api/start/sign-in-gate.ts';
import type { Query } from '../../api/cache/queries.ts';
import { NotSent } from '../../api/sending/not-sent.ts';
import { useOnline } from '../../ui/platform.ts';
import { nativeShell } from '../../native/shell.ts';
import { closedReason } from '../customer/use-may.ts';
import { keep, refresh } from './freshness.ts';
import { Overtaken, sendOver, type Base } from './overtaken.ts';
import { fieldErrors, sendProblem } from './send-problem.ts';

/** The query of a value that others can change concurrently, and the part this change concerns. */
interface Over<Value, Read> {
  readonly query: Query<Read>;
  readonly valueOf: (read: Read) => Value;
  readonly isSame: (one: Value, other: Value) => boolean;
}

/** The answer, the sent value, its base, and the current state where it is known. */
interface Done<Value, Answer> {
  readonly answer: Answer;
  readonly value: Value;
  readonly base: Base<Value> | undefined;
  readonly now: Base<Value>;
}

interface Sending<Value, Answer> {
  /** The version shown to the customer: concurrent changes are then not overwritten. */
  readonly base?: Base<Value> | undefined;
  readonly onDone?: ((done: Done<Value, Answer>) => unknown) | undefined;
}

interface ChangeParts<C extends JsonCall, Value, Read> {
  /** Builds the request; a rule it violates is shown like a server error. */
  readonly request: (value: Value) => RequestOf<C>;
  readonly over?: Over<Value, Read>;
  /** Wraps the sending, as for a captcha. */
  readonly through?: (send: (request: RequestOf<C>) => Promise<ModelOf<C>>) => typeof send;
  /** The query whose model the answer also contains. */
  readonly answers?: (value: Value) => Query<ModelOf<C>>;
  /** Called before the refetch, for an answer to show whatever the refetch brings. */
  readonly onAnswer?: (answer: ModelOf<C>) => void;
  /** Called after visible queries have been refetched. */
  readonly onDone?: (done: Done<Value, ModelOf<C>>) => unknown;
  /** `wrong`: error texts by wire name. */
  readonly onRejected?: (error: Error, value: Value, wrong: Readonly<Record<string, string>>) => void;
}

/**
 * Sends one entry of the catalogue from a form or a button. A second send while one is pending is ignored; the
 * entry's `touches` are refetched afterwards; errors are shown field by field. With a base it is rejected after a
 * concurrent change: `theirs` is then the current state, to overwrite or keep.
 */
export function useChange<C extends JsonCall, Value = void, Read extends Versioned = Versioned>(
  entry: C,
  { request, over, through, answers, onAnswer, onDone, onRejected }: ChangeParts<C, Value, Read>,
) {
  const { cache, sendingOf } = useApp();
  // Shown before any input, not after.
  const closed = closedReason(useActing(), entry);
  const sending = useMemo(() => sendingOf(entry), [sendingOf, entry]);
  const send = through === undefined ? sending : through(sending);
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
      // The change succeeded even if the current state can't be read.
      const now = over === undefined ? sent : await read(over, Infinity).catch(() => sent);
      return { answer, value, base, now };
    },
    async onSuccess(done, sending) {
      nativeShell()?.confirm();
      await onDone?.(done);
      await sending.onDone?.(done);
    },
    onError: (error, { value }) => onRejected?.(error, value, fieldErrors(sendProblem(entry, error))),
    onSettled() {
      isUnderWay.current = false;
    },
  });

  // Nothing was sent: once the connection is back there is no error left to show.
  const isOnline = useOnline();
  const error = mutation.error instanceof NotSent && !mutation.error.isLineUp && isOnline ? null : mutation.error;
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
    problem,
    fieldErrors: problem === undefined ? {} : fieldErrors(problem),
    theirs,
    reset: mutation.reset,
  };
}

interface Versioned {
  readonly version: string | undefined;
}

function at<Request>(request: Request, version: string | undefined): Request {
  const { headers } = request as { headers?: Record<string, unknown> };
  return { ...request, headers: { ...headers, ...ifMatch(version) } };
}
