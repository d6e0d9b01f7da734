import type { Handlers } from '../../handlers/handler.ts';
import { listCredits } from './queries/credits.ts';
import { attachCase } from './usecases/attach-case.ts';
import { caseNumberOf } from './usecases/case-number.ts';
import { creditOnWire } from './usecases/case-on-wire.ts';
import { withdrawCase, writeToCase } from './usecases/change-case.ts';
import { readCaseFile } from './usecases/case-file.ts';
import { estimateCorrection } from './usecases/correction-estimate.ts';
import { readBundle } from './usecases/bundle.ts';
import { objectPrescription } from './usecases/object-prescription.ts';
import { openCase } from './usecases/open-case.ts';
import { openPublicCase, sendPublicCaseCode } from './usecases/public-case.ts';
import { readOwnCase, readOwnCases } from './usecases/own-cases.ts';
import { readCaseReceipt, readCaseReply } from './usecases/papers.ts';

export const casesHandlers = {
  openCase: ({ services, actor, request }) =>
    openCase(services, actor, request.body, request.headers['idempotency-key']),
  cases: ({ services, actor }) => readOwnCases(services, actor),
  caseDetail: ({ services, actor, request }) => readOwnCase(services, actor, request.params.numero),
  writeToCase: async ({ services, actor, request }) => {
    const { params, body, headers } = request;
    await writeToCase(services, actor, params.numero, body, headers['idempotency-key']);
    return {};
  },
  withdrawCase: async ({ services, actor, request }) => {
    await withdrawCase(services, actor, request.params.numero);
    return {};
  },
  correctionEstimate: ({ services, actor, request }) => estimateCorrection(services, actor, request.body),
  caseFile: ({ services, actor, request }) => readCaseFile(services, actor, request.params),
  caseReceiptPaper: ({ services, actor, request, info }) =>
    readCaseReceipt(services, actor, request.params.numero, info.gone),
  caseReplyPaper: ({ services, actor, request, info }) =>
    readCaseReply(services, actor, request.params.numero, info.gone),
  caseBundle: ({ services, actor, request, info }) => readBundle(services, actor, request.params.numero, info.gone),
  sendPublicCaseCode: async ({ services, request, info }) => {
    await sendPublicCaseCode(services, request.body, info);
    return {};
  },
  openPublicCase: ({ services, request, info }) =>
    openPublicCase(services, request.body, request.headers['idempotency-key'], info),
  credits: async ({ services, actor }) => ({
    crediti: (await listCredits(services.db, actor.customerCode)).map(({ caseId, receivedAt, ...credit }) => ({
      ...creditOnWire(credit),
      reclamo: caseNumberOf({ id: caseId, receivedAt }),
    })),
  }),
  objectPrescription: ({ services, actor, request }) => objectPrescription(services, actor, request.params.numero),
  attachCase: ({ services, actor, request, info }) => attachCase(services, actor, request.body.codice, info),
} satisfies Partial<Handlers>;
