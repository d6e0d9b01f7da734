import { MAINTENANCE_GROUP, SEGMENT_LABELS, segmentFromLabel, type Instant, type Profile } from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../mechanism/empty.ts';
import type { AnswerHeaders } from '../mechanism/call.ts';
import { instant, optionalText } from '../mechanism/wire.ts';

/** The profile as the backend says it (utente.modello.2). */
export const wireProfile = z.strictObject({
  segmento: z.string(),
  codiceCliente: optionalText,
  ragioneSociale: optionalText,
  email: optionalText,
  numeroCellulare: optionalText,
  codFiscale: optionalText,
  nome: optionalText,
  cognome: optionalText,
  partitaIVA: optionalText,
  username: z.string(),
  prospect: z.boolean(),
  inCreazione: z.boolean(),
  /** Hours for which a changed contact locks the other one. */
  intervalloModificaContatto: z.nullable(z.number()),
  dataUltimaModificaMail: z.nullable(instant),
  dataUltimaModificaTelefono: z.nullable(instant),
  /** N or S marks a new customer. */
  clienteNew: optionalText,
});

export const exampleProfile = {
  segmento: 'Residenziale',
  codiceCliente: '1000000001',
  ragioneSociale: null,
  email: 'GIULIA.FERRI@EXAMPLE.IT',
  numeroCellulare: '+393331234567',
  codFiscale: 'FRRGLI85M41F205V',
  nome: 'Giulia',
  cognome: 'Ferri',
  partitaIVA: null,
  username: 'full',
  prospect: false,
  inCreazione: false,
  intervalloModificaContatto: 24,
  dataUltimaModificaMail: '2026-11-20T10:00:00+01:00',
  dataUltimaModificaTelefono: null,
  clienteNew: 'N',
};

/** The header in which the profile call names the groups of whoever asks (operatore.manutentori.1). */
export const GROUPS_HEADER = 'X-Gruppi';

/**
 * Throws 'Segmento non trovato!' for a segment that the product does not know (prodotto.segmenti.2). Whoever
 * the answer's headers count among the maintenance staff is one of them, whatever the label says
 * (operatore.manutentori.1).
 */
export function toProfile(answer: z.output<typeof wireProfile>, _settings?: unknown, headers?: AnswerHeaders): Profile {
  const groups = (headers?.get(GROUPS_HEADER) ?? '').split(',').map((group) => group.trim());
  const segmentValue = groups.includes(MAINTENANCE_GROUP) ? SEGMENT_LABELS.MANUTENTORE : answer.segmento;
  return {
    segment: segmentFromLabel(segmentValue),
    segmentValue,
    code: present(answer.codiceCliente),
    companyName: present(answer.ragioneSociale),
    email: present(answer.email),
    phoneNumber: present(answer.numeroCellulare),
    fiscalCode: present(answer.codFiscale),
    name: present(answer.nome),
    surname: present(answer.cognome),
    piva: present(answer.partitaIVA),
    username: answer.username,
    isProspect: answer.prospect,
    isInCreation: answer.inCreazione,
    intervalEditContact: present(answer.intervalloModificaContatto),
    emailChangedAt: toInstant(answer.dataUltimaModificaMail),
    phoneChangedAt: toInstant(answer.dataUltimaModificaTelefono),
    isNew: isNewCustomer(answer.clienteNew),
  };
}

/** N or S marks a new customer (profilo.chiamate.4). */
export function isNewCustomer(clienteNew: string | null): boolean {
  return clienteNew === 'N' || clienteNew === 'S';
}

function toInstant(text: string | null): Instant | undefined {
  return text === null ? undefined : Date.parse(text);
}
