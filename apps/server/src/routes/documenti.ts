import { searchDocuments } from '../usecases/documents/search.ts';
import type { Handlers } from './handler.ts';

export const documenti: Handlers<'ricercaDocumentiContrattuali'> = {
  ricercaDocumentiContrattuali: ({ services, actor, request }) => searchDocuments(services, actor, request.body),
};
