import { readCaseFigures } from '../../areas/cases/usecases/figures.ts';
import type { Handlers } from '../../handlers/handler.ts';
import { assignCases, releaseCase, takeCase } from './usecases/hold-case.ts';
import { readReceivedCase, readReceivedFile, readReceivedReply } from './usecases/read-case.ts';
import { readCaseLoads, readCaseQueue } from './usecases/read-queue.ts';
import { replyToCase } from './usecases/reply-to-case.ts';
import { askAboutCase, noteOnCase } from './usecases/write-to-case.ts';

export const deskCasesHandlers = {
  caseQueue: ({ services, actor, request }) => readCaseQueue(services, actor, request.query),
  caseLoads: ({ services, actor }) => readCaseLoads(services, actor),
  caseFigures: ({ services, request }) => readCaseFigures(services, request.query.anno),
  receivedCase: ({ services, actor, request }) => readReceivedCase(services, actor, request.params.numero),
  receivedCaseFile: ({ services, actor, request }) => readReceivedFile(services, actor, request.params),
  receivedCaseReplyPaper: ({ services, actor, request, info }) =>
    readReceivedReply(services, actor, request.params.numero, info.gone),
  takeCase: async ({ services, actor, request: { params, body } }) => {
    await takeCase(services, actor, { ...params, ...body });
    return {};
  },
  releaseCase: async ({ services, actor, request }) => {
    await releaseCase(services, actor, request.params.numero);
    return {};
  },
  assignCases: async ({ services, actor, request }) => {
    await assignCases(services, actor, request.body);
    return {};
  },
  noteOnCase: async ({ services, actor, request: { params, body, headers } }) => {
    await noteOnCase(services, actor, { ...params, ...body, key: headers['idempotency-key'] });
    return {};
  },
  askAboutCase: async ({ services, actor, request: { params, body, headers } }) => {
    await askAboutCase(services, actor, { ...params, ...body, key: headers['idempotency-key'] });
    return {};
  },
  replyToCase: async ({ services, actor, request: { params, body, headers } }) => {
    await replyToCase(services, actor, params.numero, body, headers['idempotency-key']);
    return {};
  },
} satisfies Partial<Handlers>;
