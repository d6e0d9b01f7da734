import type { Cents } from '../shared/cents.ts';
import type { Day, Instant } from '../shared/day.ts';
import type { SupplyAnswers } from './answers.ts';
import type { OfferedRequest, SupplyRequestKind } from './kinds.ts';
import type { PaperState, RequestPaper } from './papers.ts';
import type { RequestCost } from './quote.ts';
import type { RejectionCode } from './rejections.ts';
import type { ReachedStep, RequestState, RequestStep } from './steps.ts';

/** A request in the customer's list. */
export interface SupplyRequestSummary {
  /** `PR-2026-000123`. */
  readonly number: string;
  readonly kind: SupplyRequestKind;
  readonly state: RequestState;
  /** The last step reached. */
  readonly step: RequestStep;
  /** Undefined for a delivery point that is not the customer's yet. */
  readonly contractCode: string | undefined;
  /** Name or delivery point of its supply. */
  readonly supply: string;
  readonly requestedAt: Instant;
  /** Last day of its term; undefined once it has ended. */
  readonly dueBy: Day | undefined;
}

/** A draft in the customer's list. */
export interface SupplyRequestDraftSummary {
  readonly id: string;
  readonly kind: SupplyRequestKind;
  readonly contractCode: string | undefined;
  readonly updatedAt: Instant;
}

export interface SupplyRequests {
  readonly requests: readonly SupplyRequestSummary[];
  readonly drafts: readonly SupplyRequestDraftSummary[];
  readonly offered: readonly OfferedRequest[];
}

export interface RequestPaperFile {
  /** Counted from 1 within a request or a draft. */
  readonly position: number;
  readonly paper: RequestPaper;
  readonly name: string;
}

export interface SentRequestPaper extends RequestPaperFile {
  readonly state: PaperState;
  /** Reason of a rejection. */
  readonly reason: string | undefined;
  readonly at: Instant;
}

/** A request that is not sent yet (pratica.bozza.1). */
export interface SupplyRequestDraft extends SupplyRequestDraftSummary {
  /** Send back with the next change (chiamata.versione.1). */
  readonly version: string | undefined;
  readonly answers: SupplyAnswers;
  readonly files: readonly (RequestPaperFile & { readonly bytes: number })[];
}

export interface RequestMessage {
  readonly at: Instant;
  readonly from: 'CLIENTE' | 'FORNITORE';
  readonly text: string;
  /** The paper that it asks for. */
  readonly asksFor: RequestPaper | undefined;
}

export interface RequestRejection {
  readonly code: RejectionCode;
  readonly at: Instant;
  /** The provider's own words. */
  readonly words: string | undefined;
}

/** One request as its customer reads it. */
export interface SupplyRequest extends SupplyRequestSummary {
  readonly answers: SupplyAnswers;
  readonly cost: RequestCost;
  readonly steps: readonly RequestStep[];
  readonly reached: readonly ReachedStep[];
  readonly papers: readonly SentRequestPaper[];
  readonly missing: readonly RequestPaper[];
  readonly messages: readonly RequestMessage[];
  readonly mayCancel: boolean;
  readonly cancelledAt: Instant | undefined;
  readonly rejection: RequestRejection | undefined;
  /** Number of the signed paper among the documents. */
  readonly signedDocument: string | undefined;
  /** Number of the bill that has its cost. */
  readonly bill: string | undefined;
}

/** Cost, term and papers of a request before it is sent (pratica.costo.1). */
export interface RequestOffer {
  readonly cost: RequestCost;
  readonly dueBy: Day;
  readonly papers: readonly RequestPaper[];
  readonly isSigned: boolean;
  /** Fixed cost of a year, of a change of power; undefined where the prices are not known. */
  readonly yearly: { readonly before: Cents | undefined; readonly after: Cents | undefined } | undefined;
}

/** Way out of a suspension for non-payment (pratica.sospensione.1). */
export interface Suspension {
  readonly contractCode: string;
  readonly overdue: readonly { readonly number: string; readonly cents: Cents; readonly dueOn: Day }[];
  readonly total: Cents;
  /** Undefined if the provider does not offer the request. */
  readonly cost: RequestCost | undefined;
  readonly backBy: Day | undefined;
  /** The request that is under way. */
  readonly request: string | undefined;
}

/** A request in the queue of the provider's people. */
export interface QueuedSupplyRequest extends SupplyRequestSummary {
  readonly customer: { readonly code: string; readonly name: string };
  /** Papers that nobody has checked. */
  readonly unchecked: number;
}

/** A request as the provider's people read it. */
export interface ReceivedSupplyRequest extends SupplyRequest {
  readonly customer: { readonly code: string; readonly name: string };
  /** Steps that may follow at once; none once it has ended. */
  readonly next: readonly RequestStep[];
}
