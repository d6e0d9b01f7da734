import { MAINTENANCE_GROUP, SEGMENT_LABELS, segmentFromLabel, type Instant, type Profile } from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../mechanism/empty.ts';
import type { AnswerHeaders } from '../mechanism/call.ts';
import { instant, optionalFlag, optionalText } from '../mechanism/wire.ts';

/** The profile in the backend's wire format (utente.modello.2). */
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
  prospect: optionalFlag,
  inCreazione: optionalFlag,
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

/** Header in which the profile call lists the caller's groups (operatore.manutentori.1). */
export const GROUPS_HEADER = 'X-Gruppi';

/**
 * Overrules the answer for a caller whose groups header names the maintenance staff: it counts as successful,
 * whatever its body contains or omits (operatore.manutentori.1).
 */
export function overruledProfile(answer: unknown, headers: AnswerHeaders): unknown {
  const groups = (headers.get(GROUPS_HEADER) ?? '').split(',').map((group) => group.trim());
  if (!groups.includes(MAINTENANCE_GROUP)) return answer;
  const told = typeof answer === 'object' && answer !== null ? answer : {};
  return { username: '', ...told, segmento: SEGMENT_LABELS.MANUTENTORE, header: { stato: 0 } };
}

/** Converts the wire profile. Throws 'Segmento non trovato!' for an unknown segment (prodotto.segmenti.2). */
export function toProfile(answer: z.output<typeof wireProfile>): Profile {
  return {
    segment: segmentFromLabel(answer.segmento),
    segmentValue: answer.segmento,
    code: present(answer.codiceCliente),
    companyName: present(answer.ragioneSociale),
    email: present(answer.email),
    phoneNumber: present(answer.numeroCellulare),
    fiscalCode: present(answer.codFiscale),
    name: present(answer.nome),
    surname: present(answer.cognome),
    piva: present(answer.partitaIVA),
    username: answer.username,
    isProspect: answer.prospect ?? false,
    isInCreation: answer.inCreazione ?? false,
    intervalEditContact: present(answer.intervalloModificaContatto),
    emailChangedAt: toInstant(answer.dataUltimaModificaMail),
    phoneChangedAt: toInstant(answer.dataUltimaModificaTelefono),
    isNew: isNewCustomer(answer.clienteNew),
  };
}

/** Returns true for N or S, which mark a new customer (profilo.chiamate.4). */
export function isNewCustomer(clienteNew: string | null): boolean {
  return clienteNew === 'N' || clienteNew === 'S';
}

function toInstant(text: string | null): Instant | undefined {
  return text === null ? undefined : Date.parse(text);
}
