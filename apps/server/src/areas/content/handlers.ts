import { readFooter, readPage } from './usecases.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const contentHandlers = {
  cmsContent: ({ services, request }) => readPage(services, request.query.url),
  footer: ({ services }) => readFooter(services),
} satisfies Partial<Handlers>;
