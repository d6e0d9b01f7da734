import { saveLandRegistry } from '../usecases/contracts/change.ts';
import { versionIn } from '../usecases/versions.ts';
import { beginSecondFactor, confirmSecondFactor, proveSecondFactor } from '../usecases/operators/second-factor.ts';
import { readChanges } from '../usecases/outcomes/own.ts';
import { readOperator } from '../usecases/operators/self.ts';
import { checkUsername } from '../usecases/registration/username.ts';
import { endOtherSessions, endSession, listOwnSessions } from '../usecases/sessions/devices.ts';
import { changeOpposition, readDataUses, readOppositions } from '../usecases/customers/oppositions.ts';
import { signOut } from '../usecases/sessions/signOut.ts';
import { billDocument } from '../usecases/bills/document.ts';
import { billInvoice } from '../usecases/bills/invoice.ts';
import { WrittenAnswer, type Handlers } from './handler.ts';

export const sportello = {
  signOut: async ({ services, actor }) => {
    await signOut(services, actor);
    return {};
  },
  checkUsername: ({ services, request, info }) => checkUsername(services, request.body, info),
  hints: async ({ services }) => services.hints.join,
  operatorProfile: ({ services, actor }) => readOperator(services, actor),
  beginSecondFactor: ({ services, actor }) => beginSecondFactor(services, actor),
  confirmSecondFactor: ({ services, actor, request, info }) =>
    confirmSecondFactor(services, actor, request.body.codice, info),
  proveSecondFactor: async ({ services, actor, request, info }) => {
    await proveSecondFactor(services, actor, request.body.codice, info);
    return {};
  },
  sessions: ({ services, actor }) => listOwnSessions(services, actor),
  endSession: async ({ services, actor, request }) => {
    await endSession(services, actor, request.params.id);
    return {};
  },
  exportPersonalData: async ({ services: { workers, clock }, actor, info }) =>
    new WrittenAnswer(await workers.run('personalData', { actor, now: clock() }, { signal: info.gone })),
  oppositions: ({ services, actor }) => readOppositions(services, actor),
  dataUses: ({ services, actor }) => readDataUses(services, actor),
  changeOpposition: ({ services, actor, request }) => changeOpposition(services, actor, request.body),
  saveLandRegistry: async ({ services, actor, request: { body, headers } }) => {
    await saveLandRegistry(services, actor, body, versionIn(headers));
    return {};
  },
  billDocument: ({ services, actor, request, info }) =>
    billDocument(services, actor, { number: request.params.numero, mode: request.query.modalita }, info.gone),
  billInvoice: ({ services, actor, request, info }) => billInvoice(services, actor, request.params.numero, info.gone),
  customerChanges: ({ services, actor, request }) => readChanges(services, actor, request.query),
  endOtherSessions: ({ services, actor }) => endOtherSessions(services, actor),
} satisfies Partial<Handlers>;
