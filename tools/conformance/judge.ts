import {
  backends,
  errorCatalogue,
  isErrorCode,
  isFile,
  isJson,
  okHeader,
  ownedIdsOf,
  refusal,
  type Call,
  type FileCall,
  type JsonCall,
} from '@sportello/calls';
import * as z from 'zod/mini';
import { differencesFrom } from './differences.ts';
import { field, reportedCode, type Answer } from './gateway.ts';

export type Outcome =
  | { readonly kind: 'conforms' }
  /** Rejected with this code, which the contract allows. */
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'not served' }
  | { readonly kind: 'not tried'; readonly why: string }
  | { readonly kind: 'differs'; readonly differences: readonly string[] };

export function judge(call: Call, answer: Answer): Outcome {
  if (isNotServed(call, answer)) return { kind: 'not served' };
  if (answer.status === 200 && isFile(call)) return judgeFile(call, answer);
  if (answer.body === undefined) {
    return differs(`status ${answer.status}, and the answer is not JSON (${answer.contentType || 'no content type'})`);
  }
  return answer.status === 200 && isJson(call) ? judgeAnswer(call, answer) : judgeError(call, answer);
}

/** Unserved means 501, or 404 from a gateway without our own calls (chiamata.busta.6). */
function isNotServed(call: Call, { status }: Answer): boolean {
  return status === 501 || (status === 404 && call.backend === 'sportello');
}

function judgeAnswer(call: JsonCall, { body, contentType }: Answer): Outcome {
  const hasEnvelope = backends[call.backend].envelope;
  const stato = field(field(body, 'header'), 'stato');
  if (hasEnvelope && typeof stato === 'number' && stato !== 0) {
    return differs(
      `status 200, but header.stato is ${stato}, not 0 (${reportedCode(body) ?? 'no code'}): a refusal needs its HTTP status`,
    );
  }
  const differences = [
    ...(/^application\/json\b/.test(contentType)
      ? []
      : [`content type ${contentType || 'missing'}, not application/json`]),
    ...differencesFrom(hasEnvelope ? z.extend(call.answer, { header: okHeader }) : call.answer, body),
  ];
  return differences.length === 0 ? { kind: 'conforms' } : differs(...differences);
}

function judgeFile({ types }: FileCall, { contentType }: Answer): Outcome {
  const type = contentType.split(';', 1)[0]?.trim() ?? '';
  if (types.includes(type)) return { kind: 'conforms' };
  return differs(`content type ${contentType || 'missing'}, not ${types.join(' or ')}`);
}

function judgeError(call: Call, { status, body }: Answer): Outcome {
  const inEnvelope = differencesFrom(refusal, body);
  if (inEnvelope.length > 0) return differs(`status ${status}`, ...inEnvelope);
  const code = reportedCode(body);
  if (!isErrorCode(code)) return differs(`status ${status}, unknown code ${code ?? ''}`);
  const due = errorCatalogue[code].status;
  if (due !== status) return differs(`status ${status}, but ${code} goes with ${due}`);
  if (status >= 500 || !call.errors.includes(code)) return differs(`status ${status}, ${code}`);
  const asksForOwn = Object.keys(ownedIdsOf(call)).length > 0;
  if (code === 'NOT_FOUND' && asksForOwn) return differs('status 404, NOT_FOUND, for what its own lists name');
  return { kind: 'refused', code };
}

function differs(...differences: string[]): Outcome {
  return { kind: 'differs', differences };
}
