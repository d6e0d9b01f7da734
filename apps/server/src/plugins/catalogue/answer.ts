import { backends, okHeader, type JsonCall } from '@sportello/calls';
import * as z from 'zod/mini';
import { writerOf } from './serialize.ts';

/** What goes out for a call: its answer, in the envelope where its backend has one. */
export function outgoingContract(call: JsonCall) {
  return backends[call.backend].envelope ? z.extend(call.answer, { header: okHeader }) : call.answer;
}

export function inEnvelope(call: JsonCall, answer: object): object {
  return backends[call.backend].envelope ? { header: { stato: 0 }, ...answer } : answer;
}

/** Writes a call's answer as the door would. */
export function writeAnswer(call: JsonCall, answer: object): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(writerOf(outgoingContract(call), call.id)(inEnvelope(call, answer)));
}
