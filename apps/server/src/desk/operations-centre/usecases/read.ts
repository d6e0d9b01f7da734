import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { fullAddress, promisedBy, slotId, supportType } from '@sportello/domain';
import { findDeskFile, findOnDesk, listDesk, listDeskFiles, type DeskRow } from '../queries/work-queue.ts';
import { listInterventionEvents } from '../../../areas/interventions/queries/intervention-events.ts';
import { listSlots, type SlotRow } from '../../../areas/interventions/queries/interventions.ts';
import { listFreePlaces } from '../../../areas/booking/queries/places.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { auditRead } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { Actor } from '../../../shared/actors.ts';
import type { FileAnswer } from '../../../areas/documents/usecases/content.ts';

type Asked = ParsedRequestOf<Catalogue['interventionQueue']>['query'];
type WireListed = AnswerOf<Catalogue['interventionQueue']>['interventi'][number];

const pageSize = 25;

/** Returns a queue of interventions; the access is audited. */
export async function readDesk(
  services: Services,
  actor: Actor,
  asked: Asked,
): Promise<AnswerOf<Catalogue['interventionQueue']>> {
  const { db } = services;
  const filter = {
    queue: asked.coda,
    mode: asked.modalita,
    companyCode: asked.codiceDitta,
    customerCode: asked.codiceCliente,
    isLate: asked.inRitardo === 'X',
    sort: asked.ordine && { column: asked.ordine, isDescending: asked.verso === 'DISCENDENTE' },
  };
  const { rows, total } = await listDesk(db, filter, { limit: pageSize, offset: ((asked.pagina ?? 1) - 1) * pageSize });
  const ids = rows.map(({ id }) => id);
  const slots = Map.groupBy(await listSlots(db, ids), ({ interventionId }) => interventionId);
  await auditRead(
    services,
    actor,
    'interventionQueue',
    rows.map(({ customerCode }) => customerCode),
  );
  return { interventi: rows.map((row) => listed(services, row, slots.get(row.id)?.[0])), totale: total };
}

/** Returns an intervention in full; the access is audited. */
export async function openOnDesk(
  services: Services,
  actor: Actor,
  id: string,
): Promise<AnswerOf<Catalogue['queuedIntervention']>> {
  const { db } = services;
  const row = await findOnDesk(db, id);
  if (!row) throw new ApiError('NOT_FOUND');
  const [slots, files, events] = [
    await listSlots(db, [id]),
    await listDeskFiles(db, id),
    await listInterventionEvents(db, id),
  ];
  await auditRead(services, actor, 'queuedIntervention', [row.customerCode]);
  return {
    intervento: {
      ...listed(services, row, slots[0]),
      indirizzo: fullAddress(row) || null,
      noteIndirizzo: row.addressNote,
      email: row.email,
      telefono: row.phone,
      contatto: row.contactMode,
      note: row.note,
      oraGratis: row.freeHourUsed,
      entrato: row.joinedAt?.toISOString() ?? null,
      registrazione: row.mayRecord,
      motivoSenzaDitta: row.noCompanyReason,
      appuntamenti: slots.map(appointmentAnswer),
      file: files.map((file) => ({ id: String(file.id), nome: file.name, tipo: file.kind })),
      eventi: events.map((event) => ({
        quando: event.at.toISOString(),
        tipo: event.kind,
        daChi: event.by,
        nome: event.byName,
        stato: event.toState,
        sottostato: event.toSubState,
        motivo: event.reason,
        nota: event.note,
      })),
    },
  };
}

/** Returns a file of an intervention; the access is audited. */
export async function openDeskFile(
  services: Services,
  actor: Actor,
  { id, numero }: { readonly id: string; readonly numero: string },
): Promise<FileAnswer> {
  const file = await findDeskFile(services.db, id, numero);
  if (!file) throw new ApiError('NOT_FOUND');
  await auditRead(services, actor, 'queuedInterventionFile', [file.customerCode]);
  // Always downloaded, never displayed: customer files are untrusted.
  return { name: file.name, type: 'application/octet-stream', content: file.content };
}

export async function readPlaces(
  { db, clock }: Services,
  id: string,
  { giorno: day, fuoriZona }: ParsedRequestOf<Catalogue['interventionPlaces']>['query'],
): Promise<AnswerOf<Catalogue['interventionPlaces']>> {
  const row = await findOnDesk(db, id);
  if (!row) throw new ApiError('NOT_FOUND');
  const asked = {
    supportType: supportType(row.mode),
    days: [day],
    installationId: row.installationId,
    cap: row.cap ?? undefined,
    interventionId: id,
    now: clock(),
  };
  const here = await listFreePlaces(db, asked);
  const free = fuoriZona === 'X' ? await listFreePlaces(db, { ...asked, isAnywhere: true }) : here;
  const near = new Set(here.map(({ code }) => code));
  return {
    posti: free.map((place) => ({
      codDitta: place.code,
      punteggio: place.score,
      licenza: place.licence,
      fuoriZona: !near.has(place.code),
      slotId: slotId(place),
      inizio: place.starts,
      fine: place.ends,
    })),
  };
}

function listed({ companySearchWorkDays }: Services, row: DeskRow, slot: SlotRow | undefined): WireListed {
  const since = row.updatedAt.getTime();
  const promise = promisedBy({ state: row.state, subState: row.subState, since }, slot, companySearchWorkDays);
  return {
    id: row.id,
    stato: row.state,
    sottostato: row.subState,
    modalita: row.mode,
    prodotto: row.productName,
    codiceCliente: row.customerCode,
    nome: row.companyName ?? [row.firstName, row.lastName].filter(Boolean).join(' '),
    citta: row.city,
    ditta: row.companyCode === null ? null : { codice: row.companyCode, licenza: row.companyLicence ?? true },
    appuntamento: slot ? appointmentAnswer(slot) : null,
    versione: row.changes,
    creato: row.createdAt.toISOString(),
    aggiornato: row.updatedAt.toISOString(),
    entro: promise === undefined ? null : new Date(promise).toISOString(),
  };
}

function appointmentAnswer(slot: SlotRow) {
  return { slotId: slotId(slot), giorno: slot.day, inizio: slot.starts, fine: slot.ends, stato: slot.state };
}
