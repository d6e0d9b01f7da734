import type { AnswerOf, Catalogue } from '@sportello/calls';
import { MAINTENANCE_GROUP } from '@sportello/domain';
import { findCustomer, findNewCustomer, findStaff } from '../queries/customers.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { Actor, CustomerActor } from '../../../shared/actors.ts';

type Profile = AnswerOf<Catalogue['recuperaDatiProfilo']>;

/** Returns the profile of the signed-in user, or of the customer an operator acts for (moduli.stati.6). */
export function profile(services: Services, actor: Actor): Promise<Profile> {
  return actor.customerCode === null ? staffProfile(services, actor) : customerProfile(services, actor.customerCode);
}

async function customerProfile(services: Services, customerCode: string): Promise<Profile> {
  const found = await findCustomer(services.db, customerCode);
  if (!found) throw new ApiError('NOT_FOUND');
  const { customer, username } = found;
  return {
    segmento: customer.segment,
    codiceCliente: customer.code,
    ragioneSociale: customer.companyName,
    email: customer.email,
    numeroCellulare: customer.mobile,
    codFiscale: customer.fiscalCode,
    nome: customer.firstName,
    cognome: customer.lastName,
    partitaIVA: customer.vatNumber,
    // An operator may act for a customer without an account.
    username: username ?? '',
    prospect: customer.prospect,
    inCreazione: customer.inCreation,
    intervalloModificaContatto: customer.contactLockHours,
    dataUltimaModificaMail: customer.emailChangedAt?.toISOString() ?? null,
    dataUltimaModificaTelefono: customer.mobileChangedAt?.toISOString() ?? null,
    clienteNew: customer.newCustomer,
  };
}

/** Staff have no customer to take the segment label from. */
const staffSegment = { CUSTOMER: '', OPERATOR: 'Operatore', MAINTENANCE: 'Manutentore' } as const;

async function staffProfile(services: Services, actor: Actor): Promise<Profile> {
  const staff = await findStaff(services.db, actor.accountId);
  if (!staff) throw new ApiError('NOT_FOUND');
  return {
    segmento: staffSegment[staff.kind],
    codiceCliente: null,
    ragioneSociale: null,
    email: staff.email,
    numeroCellulare: staff.mobile,
    codFiscale: null,
    nome: staff.firstName,
    cognome: staff.lastName,
    partitaIVA: null,
    username: staff.username,
    prospect: false,
    inCreazione: false,
    intervalloModificaContatto: null,
    dataUltimaModificaMail: null,
    dataUltimaModificaTelefono: null,
    clienteNew: null,
  };
}

/** Returns the gateway group, which only maintenance staff have (operatore.manutentori.1). */
export function groupOf(actor: Actor): string | undefined {
  return actor.kind === 'MAINTENANCE' ? MAINTENANCE_GROUP : undefined;
}

/** Returns N or S for the new-customer flag (profilo.chiamate.4). */
export async function customerIsNew(
  services: Services,
  actor: CustomerActor,
): Promise<AnswerOf<Catalogue['identificazioneClienti']>> {
  return { clienteNew: (await findNewCustomer(services.db, actor.customerCode)) ?? null };
}
