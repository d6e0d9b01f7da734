import { channel, tracingChannel, type TracingChannel } from 'node:diagnostics_channel';

/** A fact for metrics; costs one comparison while nobody listens. */
export interface Signal<Facts extends object> {
  send(facts: Facts): void;
  listen(listener: (facts: Facts) => void): () => void;
}

export function signal<Facts extends object>(name: string): Signal<Facts> {
  const facts = channel(`sportello:${name}`);
  return {
    send(sent) {
      if (facts.hasSubscribers) facts.publish(sent);
    },
    listen(listener) {
      const receive = (sent: unknown) => listener(sent as Facts);
      facts.subscribe(receive);
      return () => facts.unsubscribe(receive);
    },
  };
}

/** Work that takes time, for metrics and spans. */
export interface Operation<Facts extends object> {
  run<T>(facts: Facts, work: () => PromiseLike<T>): Promise<T>;
  /** Called once for each run, with its error if it failed. */
  listen(listener: (facts: Facts, outcome: { readonly ms: number; readonly error?: unknown }) => void): () => void;
  readonly channel: TracingChannel<unknown, Facts>;
}

export function operation<Facts extends object>(name: string): Operation<Facts> {
  const traced = tracingChannel<unknown, Facts>(`sportello:${name}`);
  return {
    channel: traced,
    run(facts, work) {
      if (!traced.hasSubscribers) return Promise.resolve(work());
      return traced.tracePromise(async () => work(), { ...facts });
    },
    listen(listener) {
      const began = new WeakMap<object, number>();
      const listeners = {
        start: (facts: object) => void began.set(facts, performance.now()),
        end: () => undefined,
        asyncStart: () => undefined,
        asyncEnd: (facts: Facts & { error?: unknown }) => {
          const ms = performance.now() - (began.get(facts) ?? performance.now());
          listener(facts, { ms, ...('error' in facts && { error: facts.error }) });
        },
        error: () => undefined,
      };
      traced.subscribe(listeners);
      return () => traced.unsubscribe(listeners);
    },
  };
}
