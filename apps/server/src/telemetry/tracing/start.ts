import { SpanKind, SpanStatusCode, type Attributes, type Span, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { noteOf } from '../../errors/note.ts';
import { currentOrigin, originStore, type Origin } from '../signals/origin.ts';
import type { Operation } from '../signals/signal.ts';
import {
  callOperation,
  jobOperation,
  outgoingOperation,
  requestBegunSignal,
  requestSignal,
  statementOperation,
} from '../signals/signals.ts';
import { contextOf, traceparentOf } from './traceparent.ts';

export interface TracingOptions {
  /** The base URL of an OTLP receiver over HTTP. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** The share of requests that are traced, from 0 to 1. */
  readonly share: number;
}

/** Sends spans to an OTLP receiver; returns the function that sends the last ones and ends it. */
export function startTracing({ endpoint, serviceName, share }: TracingOptions): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5000 }),
      }),
    ],
  });
  const tracer = provider.getTracer('sportello');
  const ends = [
    ...traceRequests(tracer),
    traceOperation(tracer, callOperation, ({ call }) => ({ name: `call ${call}`, kind: SpanKind.INTERNAL })),
    traceOperation(tracer, jobOperation, ({ job }) => ({ name: `job ${job}`, kind: SpanKind.CONSUMER })),
    traceOperation(tracer, outgoingOperation, ({ service }) => ({ name: `send ${service}`, kind: SpanKind.CLIENT })),
    traceOperation(tracer, statementOperation, ({ statement }) => ({
      name: statement,
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.summary': statement },
    })),
  ];
  return async () => {
    for (const end of ends) end();
    await provider.shutdown().catch(() => undefined);
  };
}

function traceRequests(tracer: Tracer): (() => void)[] {
  const spans = new WeakMap<object, Span>();
  return [
    requestBegunSignal.listen(({ key, incoming, origin }) => {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, contextOf(incoming));
      if (origin.requestId !== undefined) span.setAttribute('request.id', origin.requestId);
      origin.traceparent = traceparentOf(span.spanContext());
      spans.set(key, span);
    }),
    requestSignal.listen(({ key, call, method, status }) => {
      const span = spans.get(key);
      span?.updateName(`${method} ${call}`);
      span?.setAttributes({ 'http.request.method': method, 'http.route': call, 'http.response.status_code': status });
      if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    }),
  ];
}

interface SpanFacts {
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Attributes;
}

/** Makes each run of an operation a span below the current one, and the parent of everything that it does. */
function traceOperation<Facts extends object>(
  tracer: Tracer,
  { channel }: Operation<Facts>,
  describe: (facts: Facts) => SpanFacts,
): () => void {
  const spans = new WeakMap<object, Span>();
  channel.start.bindStore(originStore, (facts): Origin => {
    const { name, ...options } = describe(facts);
    const origin = currentOrigin();
    const span = tracer.startSpan(name, options, contextOf(origin.traceparent));
    if (origin.requestId !== undefined) span.setAttribute('request.id', origin.requestId);
    spans.set(facts, span);
    return { ...origin, traceparent: traceparentOf(span.spanContext()) };
  });
  const listeners = {
    start: () => undefined,
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: (facts: Facts & { error?: unknown }) => {
      const span = spans.get(facts);
      if (facts.error !== undefined) {
        // Messages may quote values.
        const { type, code } = noteOf(facts.error);
        span?.setAttribute('error.type', code ?? type);
        span?.setStatus({ code: SpanStatusCode.ERROR });
      }
      span?.end();
    },
    error: () => undefined,
  };
  channel.subscribe(listeners);
  return () => {
    channel.start.unbindStore(originStore);
    channel.unsubscribe(listeners);
  };
}
