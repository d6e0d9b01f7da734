import { archiveOf, openDocument } from './usecases/content.ts';
import { searchDocuments } from './usecases/search.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const documentsHandlers = {
  ricercaDocumentiContrattuali: ({ services, actor, request }) => searchDocuments(services, actor, request.body),
  documentContent: ({ services, actor, request, info }) =>
    openDocument(services, actor, request.params.docnumber, info.gone),
  documentArchive: ({ services, actor, request, info }) =>
    archiveOf(services, actor, request.query.documenti, info.gone),
} satisfies Partial<Handlers>;
