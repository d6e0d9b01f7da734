import type { Handlers } from '../../handlers/handler.ts';
import { proveNotice, readOwnNotice, readOwnNotices } from './usecases/own-notices.ts';
import { readNoticePaper } from './usecases/paper.ts';
import { readNoticeWatch } from './usecases/watch.ts';

export const noticesHandlers = {
  legalNotices: ({ services, actor }) => readOwnNotices(services, actor),
  legalNotice: ({ services, actor, request }) => readOwnNotice(services, actor, request.params.numero),
  legalNoticePaper: ({ services, actor, request }) => readNoticePaper(services, actor, request.params.numero),
  openLegalNotice: async ({ services, actor, request }) => {
    await proveNotice(services, actor, request.params.numero, 'APERTA');
    return {};
  },
  confirmLegalNotice: async ({ services, actor, request }) => {
    await proveNotice(services, actor, request.params.numero, 'CONFERMATA');
    return {};
  },
  noticeWatch: ({ services, actor }) => readNoticeWatch(services, actor),
} satisfies Partial<Handlers>;
