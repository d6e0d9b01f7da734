import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace, type Context, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import { noteOf } from '../../errors/note.ts';
import { currentOrigin, originStore, type Origin } from '../signals/origin.ts';
import type { Operation } from '../signals/signal.ts';
import {
  jobOperation,
  outgoingOperation,
  requestOperation,
  callOperation,
  statementOperation,
} from '../signals/signals.ts';

export interface TracingOptions {
  /** The base URL of an OTLP receiver over HTTP; spans are posted to its `/v1/traces`. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** The share of requests that are traced, from 0 to 1. */
  readonly share: number;
}
