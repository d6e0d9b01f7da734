import { archiveOf, openDocument } from '../usecases/documents/content.ts';
import { searchDocuments } from '../usecases/documents/search.ts';
import type { Handlers } from './handler.ts';

export const documenti = {
  ricercaDocumentiContrattuali: ({ services, actor, request }) => searchDocuments(services, actor, request.body),
  documentContent: ({ services, actor, request }) => openDocument(services, actor, request.params.docnumber),
  documentArchive: ({ services, actor, request }) => archiveOf(services, actor, request.query.documenti),
} satisfies Partial<Handlers>;
