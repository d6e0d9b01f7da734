import { archiveOf, openDocument } from '../usecases/documents/content.ts';
import { searchDocuments } from '../usecases/documents/search.ts';
import type { Handlers } from './handler.ts';

export const documenti = {
  ricercaDocumentiContrattuali: ({ services, actor, request }) => searchDocuments(services, actor, request.body),
  documentContent: ({ services, actor, request, info }) =>
    openDocument(services, actor, request.params.docnumber, info.gone),
  documentArchive: ({ services, actor, request, info }) =>
    archiveOf(services, actor, request.query.documenti, info.gone),
} satisfies Partial<Handlers>;
