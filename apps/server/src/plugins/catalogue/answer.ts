import { backends, okHeader, type JsonCall } from '@sportello/calls';
import * as z from 'zod/mini';
import { writerOf } from './serialize.ts';

export function outgoingContract(call: JsonCall) {
  return backends[call.backend].envelope ? z.extend(call.answer, { header: okHeader }) : call.answer;
}

export function inEnvelope(call: JsonCall, answer: object): object {
  return backends[call.backend].envelope ? { header: { stato: 0 }, ...answer } : answer;
}

export function writeAnswer(call: JsonCall, answer: object): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(writerOf(outgoingContract(call), call.id)(inEnvelope(call, answer)));
}
