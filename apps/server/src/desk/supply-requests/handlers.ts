import type { Handlers } from '../../handlers/handler.ts';
import {
  answerReceivedRequest,
  checkReceivedPaper,
  moveReceivedRequest,
  rejectReceivedRequest,
} from './usecases/change.ts';
import { readReceivedPaper, readReceivedRequest, readRequestQueue } from './usecases/read.ts';

export const deskSupplyRequestsHandlers = {
  supplyRequestQueue: ({ services, actor, request }) => readRequestQueue(services, actor, request.query),
  receivedSupplyRequest: ({ services, actor, request }) => readReceivedRequest(services, actor, request.params.numero),
  receivedSupplyRequestPaper: ({ services, actor, request }) => readReceivedPaper(services, actor, request.params),
  checkSupplyRequestPaper: async ({ services, actor, request }) => {
    await checkReceivedPaper(services, actor, request);
    return {};
  },
  moveSupplyRequest: async ({ services, actor, request }) => {
    await moveReceivedRequest(services, actor, request);
    return {};
  },
  rejectSupplyRequest: async ({ services, actor, request }) => {
    await rejectReceivedRequest(services, actor, request);
    return {};
  },
  answerSupplyRequest: async ({ services, actor, request }) => {
    await answerReceivedRequest(services, actor, request);
    return {};
  },
} satisfies Partial<Handlers>;
