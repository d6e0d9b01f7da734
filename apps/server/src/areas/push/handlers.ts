import {
  readPushState,
  subscribeAppDevice,
  subscribeDevice,
  switchKind,
  unsubscribeDevice,
} from './usecases/devices.ts';
import { versionIn } from '../../shared/versions.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const pushHandlers = {
  pushState: ({ services, actor }) => readPushState(services, actor),
  subscribePush: ({ services, actor, request, info }) => subscribeDevice(services, actor, request.body, info),
  subscribeApp: ({ services, actor, request, info }) => subscribeAppDevice(services, actor, request.body, info),
  unsubscribePush: async ({ services, actor, request }) => {
    await unsubscribeDevice(services, actor, request.params.id);
    return {};
  },
  setPushKind: async ({ services, actor, request }) => {
    await switchKind(services, actor, request.body, versionIn(request.headers));
    return {};
  },
} satisfies Partial<Handlers>;
