import { changeServiceClosure, readServiceClosures } from './usecases/closures.ts';
import {
  changeCompany,
  closeCompany,
  createCompany,
  openCompany,
  readInstallations,
  readManaged,
} from './usecases/companies.ts';
import { moveIntervention } from './usecases/move.ts';
import { openDeskFile, openOnDesk, readDesk, readPlaces } from './usecases/read.ts';
import { versionIn } from '../../shared/versions.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const operationsCentreHandlers = {
  interventionQueue: ({ services, actor, request }) => readDesk(services, actor, request.query),
  queuedIntervention: ({ services, actor, request }) => openOnDesk(services, actor, request.params.id),
  queuedInterventionFile: ({ services, actor, request }) => openDeskFile(services, actor, request.params),
  interventionPlaces: ({ services, request }) => readPlaces(services, request.params.id, request.query),
  moveIntervention: ({ services, actor, request }) =>
    moveIntervention(services, actor, request.params.id, request.body),
  managedCompanies: ({ services }) => readManaged(services),
  managedCompany: ({ services, request }) => openCompany(services, request.params.id),
  repairedInstallations: ({ services }) => readInstallations(services),
  createCompany: ({ services, actor, request }) => createCompany(services, actor, request.body),
  changeCompany: async ({ services, actor, request }) => {
    const { params, headers, body } = request;
    await changeCompany(services, actor, { id: params.id, seen: versionIn(headers), given: body });
    return {};
  },
  closeCompany: ({ services, actor, request }) => closeCompany(services, actor, request.params.id, request.body),
  serviceClosures: ({ services }) => readServiceClosures(services),
  changeServiceClosure: ({ services, actor, request }) => changeServiceClosure(services, actor, request.body),
} satisfies Partial<Handlers>;
