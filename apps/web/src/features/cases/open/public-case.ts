import type { openPublicCase, RequestOf } from '@sportello/calls';
import { isOneOf, PUBLIC_CASE_KINDS } from '@sportello/domain';
import type { AddedFile } from '../../../shared/attachments/files.ts';

/** Values of the public form, by wire names. */
export interface PublicCase {
  readonly tipo: string;
  readonly nome: string;
  readonly email: string;
  readonly codiceFornitura: string;
  readonly testo: string;
  readonly allegati: readonly AddedFile[];
}

export const emptyPublicCase: PublicCase = {
  tipo: '',
  nome: '',
  email: '',
  codiceFornitura: '',
  testo: '',
  allegati: [],
};

/** Builds the request from what was typed; a kind that is none was rejected before. */
export function publicCaseRequest(written: PublicCase, codice: string): RequestOf<typeof openPublicCase> {
  const { tipo, allegati, ...texts } = written;
  return {
    headers: {},
    body: {
      ...texts,
      tipo: isOneOf(PUBLIC_CASE_KINDS, tipo) ? tipo : 'RECLAMO',
      codice,
      ...(allegati.length > 0 && { allegati: [...allegati] }),
    },
  };
}
