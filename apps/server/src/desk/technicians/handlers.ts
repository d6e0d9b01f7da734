import { readPortrait, readPosition, readTechnician } from './usecases/following.ts';
import { makeLink, readLinks, takeBackLink } from './usecases/links.ts';
import { setOut } from './usecases/on-the-way.ts';
import { takeTechnicianStep } from './usecases/step.ts';
import { addPhoto, readDay, readPhoto } from './usecases/visits.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const techniciansHandlers = {
  geolocate: ({ services, actor, request }) => readPosition(services, actor, request.params),
  technicianLinks: ({ services, request }) => readLinks(services, request.params.id),
  makeTechnicianLink: ({ services, actor, request, info }) =>
    makeLink(services, actor, request.params.id, request.body, info),
  revokeTechnicianLink: async ({ services, actor, request }) => {
    await takeBackLink(services, actor, request.params);
    return {};
  },
  technicianVisits: ({ services, actor }) => readDay(services, actor),
  technicianPhoto: ({ services, request }) => readPhoto(services, request.params),
  technicianOnWay: ({ services, actor, request }) => setOut(services, actor, request.params.id, request.body),
  technicianStep: ({ services, actor, request }) =>
    takeTechnicianStep(services, actor, request.params.id, request.body),
  addTechnicianPhoto: ({ services, actor, request, info }) =>
    addPhoto(services, actor, request.params.id, request.body, info),
  technicianOfVisit: ({ services, actor, request }) => readTechnician(services, actor, request.params.id),
  technicianPortrait: ({ services, actor, request }) => readPortrait(services, actor, request.params.id),
} satisfies Partial<Handlers>;
