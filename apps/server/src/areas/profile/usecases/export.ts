import type { AnswerOf, Catalogue } from '@sportello/calls';
import { listConsents } from '../queries/consents.ts';
import {
  findAccount,
  listAuditOf,
  listContactRequestsOf,
  listEventsOf,
  listMessagesTo,
  listNotificationsOf,
} from '../queries/personal-data.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { ownBills } from '../../bills/usecases/list.ts';
import { ownCasesInFull } from '../../cases/usecases/own-cases.ts';
import { ownNoticesInFull } from '../../notices/usecases/own-notices.ts';
import { readDrafts } from '../../booking/usecases/drafts.ts';
import { ownInterventions } from '../../booking/usecases/read.ts';
import { ownCourse } from '../../interventions/usecases/own.ts';
import { contractsData } from '../../contracts/usecases/details.ts';
import { commodityContracts, meterRequests, quotations, vasContracts } from '../../contracts/usecases/lists.ts';
import { ownBillDeliveries } from '../../contracts/usecases/bill-deliveries.ts';
import { ownDocuments } from '../../documents/usecases/search.ts';
import { ownBillPayments } from '../../paying/usecases/read.ts';
import { ownPlans } from '../../paying/usecases/instalment-plan.ts';
import { ownPayments } from '../../payment-methods/usecases/export.ts';
import { ownReadings } from '../../readings/usecases/last.ts';
import { ownSentReadings } from '../../readings/usecases/sent.ts';
import { readPushState } from '../../push/usecases/devices.ts';
import { listOwnSessions } from '../../sign-in/usecases/devices.ts';
import { ownChanges } from '../../integration/usecases/outcomes/own.ts';
import { ownPrices } from '../../prices/usecases.ts';
import { ownCurves } from '../../consumption/usecases/curves.ts';
import { ownThresholds } from '../../consumption/usecases/threshold.ts';
import { ownExits } from '../../leaving/usecases.ts';
import { readInvitations } from '../../invitations/usecases/invite.ts';
import { ownLoyalty } from '../../loyalty/usecases/rewards.ts';
import { ownRequestsInFull } from '../../supply-requests/usecases/read.ts';
import { ownWithdrawals } from '../../withdrawal/usecases/read.ts';
import { ownOppositions } from './oppositions.ts';
import { profile } from './profile.ts';

type Export = AnswerOf<Catalogue['exportPersonalData']>;

/** Returns all data stored about the customer, including audit and history. */
export async function exportPersonalData(services: Services, actor: CustomerActor): Promise<Export> {
  const { db } = services;
  const now = services.clock();
  await record(db, actor, 'exportPersonalData', now);
  const account = await findAccount(db, actor.accountId);
  if (!account) throw new ApiError('NOT_FOUND');
  return {
    dataEsportazione: now.toISOString(),
    profilo: await profile(services, actor),
    account: {
      username: account.username,
      dataRegistrazione: account.createdAt.toISOString(),
      verificato: account.verified,
    },
    ...(await commodityContracts(services, actor)),
    datiContratti: await contractsData(services, actor),
    ...(await ownPrices(services, actor)),
    letture: await ownReadings(services, actor),
    consumi: await ownCurves(services, actor),
    soglieSpesa: await ownThresholds(services, actor),
    bollette: await ownBills(services, actor),
    autoletture: await ownSentReadings(services, actor),
    ...(await interventionsOf(services, actor)),
    prenotazioni: await readDrafts(services, actor),
    contrattiVas: (await vasContracts(services, actor)).contratti,
    documenti: await ownDocuments(services, actor),
    preferenzeNotifiche: await ownBillDeliveries(services, actor),
    ...(await quotations(services, actor)),
    ...(await meterRequests(services, actor)),
    ...(await ownPayments(services, actor)),
    pagamenti: await ownBillPayments(services, actor),
    pianiRate: await ownPlans(services, actor),
    consensi: await consentsOf(services, actor),
    inviti: await readInvitations(services, actor),
    fedelta: await ownLoyalty(services, actor),
    opposizioni: await ownOppositions(services, actor),
    ...(await listOwnSessions(services, actor)),
    notifichePush: await pushesOf(services, actor),
    messaggi: await messagesTo(services, actor),
    notifiche: await notificationsOf(services, actor),
    richiesteAssistenza: await requestsOf(services, actor),
    reclami: await ownCasesInFull(services, actor),
    comunicazioni: await ownNoticesInFull(services, actor),
    recessi: await ownWithdrawals(services, actor),
    ...(await ownRequestsInFull(services, actor)),
    uscite: await ownExits(services, actor),
    modifiche: await ownChanges(services, actor),
    eventi: await eventsOf(services, actor),
    accessi: await accessesTo(services, actor),
  };
}

async function consentsOf({ db }: Services, actor: CustomerActor): Promise<Export['consensi']> {
  const all = await listConsents(db, actor.customerCode);
  return all.map(({ code, granted, policyVersion, at, origin }) => ({
    codice: code,
    concesso: granted,
    versioneInformativa: policyVersion,
    data: at.toISOString(),
    origine: origin,
  }));
}

async function messagesTo({ db }: Services, actor: CustomerActor): Promise<Export['messaggi']> {
  const all = await listMessagesTo(db, actor.customerCode);
  return all.map(({ template, channel, recipient, subject, createdAt, sentAt }) => ({
    tipo: template,
    canale: channel,
    destinatario: recipient,
    oggetto: subject,
    data: createdAt.toISOString(),
    dataInvio: sentAt?.toISOString() ?? null,
  }));
}

async function notificationsOf({ db }: Services, actor: CustomerActor): Promise<Export['notifiche']> {
  const all = await listNotificationsOf(db, actor.customerCode);
  return all.map(({ title, text, at, readAt }) => ({
    titolo: title,
    testo: text,
    data: at.toISOString(),
    dataLettura: readAt?.toISOString() ?? null,
  }));
}

async function pushesOf(services: Services, actor: CustomerActor): Promise<Export['notifichePush']> {
  const state = await readPushState(services, actor);
  const tipi = state.tipi.map(({ tipo, attivo }) => ({ tipo, attivo }));
  const { dispositivi } = state;
  return { tipi, dispositivi };
}

async function requestsOf({ db }: Services, actor: CustomerActor): Promise<Export['richiesteAssistenza']> {
  const all = await listContactRequestsOf(db, actor.customerCode);
  return all.map(({ topic, text, sentAt, answer, answeredAt, files }) => ({
    argomento: topic,
    testo: text,
    data: sentAt.toISOString(),
    risposta: answer,
    dataRisposta: answeredAt?.toISOString() ?? null,
    allegati: files,
  }));
}

async function eventsOf({ db }: Services, actor: CustomerActor): Promise<Export['eventi']> {
  const all = await listEventsOf(db, actor.customerCode);
  return all.map(({ kind, at, data, actorName }) => ({
    tipo: kind,
    data: at.toISOString(),
    dati: { ...data },
    autore: actorName,
  }));
}

async function accessesTo({ db }: Services, actor: CustomerActor): Promise<Export['accessi']> {
  const all = await listAuditOf(db, actor.customerCode);
  return all.map(({ deed, at, right, actorName }) => ({
    operazione: deed,
    data: at.toISOString(),
    titolo: right,
    autore: actorName,
  }));
}

async function interventionsOf(services: Services, actor: CustomerActor) {
  const interventi = await ownInterventions(services, actor);
  const datiInterventi = [];
  for (const { id } of interventi) datiInterventi.push(await ownCourse(services, actor, id));
  return { interventi, datiInterventi };
}
