import { catalogue, isReadOnly, type AnswerOf, type Call, type Catalogue } from '@sportello/calls';
import { addDays, startOfDayInRome } from '@sportello/domain';
import { listRegister, listVisits, type RegisterFilter } from '../queries/audit-log.ts';
import { auditRead } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { Actor, CustomerActor } from '../../../shared/actors.ts';
import type { FileAnswer } from '../../../areas/documents/usecases/content.ts';

const visitsPerPage = 20;
const rowsPerPage = 50;
const rowsAtOnce = 1000;

/** Beginning, renewing or ending a grant is not shown to the customer as an action. */
const aboutGrants = new Set(['beginImpersonation', 'renewImpersonation', 'endImpersonation']);

const callOf = (deed: string): Call | undefined =>
  Object.hasOwn(catalogue, deed) ? catalogue[deed as keyof Catalogue] : undefined;

/** Returns staff access to the customer's data, with reasons (operatore.registro.3). */
export async function accessLog(
  { db }: Services,
  { customerCode }: CustomerActor,
  page = 1,
): Promise<AnswerOf<Catalogue['accessLog']>> {
  const visits = await listVisits(db, customerCode, { limit: visitsPerPage + 1, offset: (page - 1) * visitsPerPage });
  return {
    accessi: visits.slice(0, visitsPerPage).map(({ first, last, actor_name, reason, deeds }) => ({
      dataInizio: new Date(first).toISOString(),
      dataFine: new Date(last).toISOString(),
      operatore: actor_name,
      motivo: reason,
      operazioni: [...new Set(deeds)].filter((deed) => !aboutGrants.has(deed)).map(onWire),
    })),
    altri: visits.length > visitsPerPage,
  };
}

function onWire(deed: string) {
  const call = callOf(deed);
  return { operazione: deed, descrizione: call?.summary ?? deed, modifica: call !== undefined && !isReadOnly(call) };
}

interface Asked {
  readonly codiceCliente?: string | undefined;
  readonly operatore?: string | undefined;
  readonly dal?: string | undefined;
  readonly al?: string | undefined;
}

function filterOf({ codiceCliente, operatore, dal, al }: Asked): RegisterFilter {
  return {
    customerCode: codiceCliente,
    actorName: operatore,
    from: dal === undefined ? undefined : new Date(startOfDayInRome(dal)),
    before: al === undefined ? undefined : new Date(startOfDayInRome(addDays(al, 1))),
  };
}

/** Returns the audit to authorised operators; this access is audited too (operatore.registro.4). */
export async function readRegister(
  services: Services,
  actor: Actor,
  asked: Asked & { readonly prima?: string | undefined },
): Promise<AnswerOf<Catalogue['register']>> {
  const { prima, codiceCliente } = asked;
  await auditRead(services, actor, 'register', codiceCliente === undefined ? [] : [codiceCliente]);
  const beforeId = prima === undefined ? undefined : BigInt(prima);
  const rows = await listRegister(services.db, { ...filterOf(asked), beforeId }, rowsPerPage + 1);
  return {
    righe: rows.slice(0, rowsPerPage).map((row) => ({
      id: String(row.id),
      data: row.at.toISOString(),
      descrizione: callOf(row.deed)?.summary ?? row.deed,
      autore: row.actorName,
      codiceCliente: row.customerCode,
      motivo: row.reason,
    })),
    altre: rows.length > rowsPerPage,
  };
}

export async function registerFile(services: Services, actor: Actor, asked: Asked): Promise<FileAnswer> {
  const { codiceCliente } = asked;
  await auditRead(services, actor, 'registerFile', codiceCliente === undefined ? [] : [codiceCliente]);
  return { name: 'registro.csv', type: 'text/csv', content: linesOf(services, filterOf(asked)) };
}

const columns = ['data', 'operazione', 'autore', 'codiceCliente', 'titolo', 'motivo', 'idRichiesta'];

async function* linesOf({ db }: Services, filter: RegisterFilter): AsyncGenerator<Buffer> {
  yield Buffer.from(`${columns.join(';')}\r\n`);
  let beforeId: bigint | undefined;
  for (;;) {
    const rows = await listRegister(db, { ...filter, beforeId }, rowsAtOnce);
    const lines = rows.map(({ at, deed, actorName, customerCode, right, reason, requestId }) =>
      [at.toISOString(), deed, actorName, customerCode, right, reason, requestId].map(cell).join(';'),
    );
    if (lines.length > 0) yield Buffer.from(`${lines.join('\r\n')}\r\n`);
    beforeId = rows.at(-1)?.id;
    if (rows.length < rowsAtOnce) return;
  }
}

/** Quotes a CSV cell and prevents formula injection in spreadsheets. */
function cell(value: string | null): string {
  const text = value ?? '';
  const tame = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${tame.replaceAll('"', '""')}"`;
}
