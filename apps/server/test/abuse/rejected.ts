import { errorCatalogue, isErrorCode, oauthErrorAnswer } from '@sportello/calls';
import * as z from 'zod/mini';
import type { RawAnswer } from './raw.ts';

/**
 * Returns the error in an answer that should be a rejection, or undefined. The envelope is strict and its texts are
 * the catalogue's, so no stack trace or SQL can leak.
 */
export function faultOf(answer: RawAnswer, isHead = false): string | undefined {
  const { status, headers, body } = answer;
  if (status < 400 || status > 499) return `status ${status}: ${body.slice(0, 300)}`;
  if (headers.get('content-type') !== 'application/json; charset=utf-8') return `not JSON: ${body.slice(0, 300)}`;
  if (headers.get('cache-control') !== 'no-store') return 'may be kept on the way';
  if (status === 405 && !headers.get('allow')) return '405 without Allow';
  if (isHead) return undefined;

  const read = z.safeParse(oauthErrorAnswer, parse(body));
  if (!read.success) return `not our envelope: ${body.slice(0, 300)}`;
  const { codice, descrizione, idRichiesta, campi = [] } = read.data.header;
  if (!isErrorCode(codice)) return `unknown code ${codice}`;
  if (errorCatalogue[codice].status !== status) return `${codice} with status ${status}`;
  if (errorCatalogue[codice].text !== descrizione) return `${codice} says: ${descrizione}`;
  if (!/^[0-9a-f-]{36}$/.test(idRichiesta)) return `request id ${idRichiesta}`;
  if (idRichiesta !== (headers.get('x-request-id') ?? idRichiesta)) return 'two request ids';
  const word = campi.find((field) => !/^[A-Z][A-Z0-9_]+$/.test(field.codice));
  return word && `field code ${word.codice}`;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
