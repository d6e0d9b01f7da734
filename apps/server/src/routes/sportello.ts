import { saveLandRegistry } from '../usecases/contracts/change.ts';
import { versionIn } from '../usecases/versions.ts';
import { exportPersonalData } from '../usecases/customers/export.ts';
import { checkUsername } from '../usecases/registration/username.ts';
import { endOtherSessions, endSession, listOwnSessions } from '../usecases/sessions/devices.ts';
import { signOut } from '../usecases/sessions/signOut.ts';
import type { Handlers } from './handler.ts';

export const sportello = {
  signOut: async ({ services, actor }) => {
    await signOut(services, actor);
    return {};
  },
  checkUsername: ({ services, request, info }) => checkUsername(services, request.body, info),
  hints: async ({ services }) => services.hints.join,
  sessions: ({ services, actor }) => listOwnSessions(services, actor),
  endSession: async ({ services, actor, request }) => {
    await endSession(services, actor, request.params.id);
    return {};
  },
  exportPersonalData: ({ services, actor }) => exportPersonalData(services, actor),
  saveLandRegistry: async ({ services, actor, request: { body, headers } }) => {
    await saveLandRegistry(services, actor, body, versionIn(headers));
    return {};
  },
  endOtherSessions: ({ services, actor }) => endOtherSessions(services, actor),
} satisfies Partial<Handlers>;
