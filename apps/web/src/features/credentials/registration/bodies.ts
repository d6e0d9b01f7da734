import {
  encodePassword,
  invalidFields,
  type registerCustomer,
  type sendVerificationCode,
  verifyCustomer,
  type InvalidField,
  type RequestOf,
} from '@sportello/calls';
import { taxIdentifierKind, type ConsentCode, type ContactChannel, type Segment } from '@sportello/domain';
import type { Registering, Registration } from './state.ts';

type Who = NonNullable<Registration['who']>;

const segments: Readonly<Record<Registering, Segment>> = {
  Residenziale: 'RESIDENZIALE',
  Amministratore: 'AMMINISTRATORE',
  Pmi: 'PMI',
};

/** Builds the identification request; the segment decides the identifier's field (formato.codici.1). */
export function recognition({ segment, identifier, customerCode }: Who): RequestOf<typeof verifyCustomer> {
  const isFiscalCode = taxIdentifierKind(segments[segment], identifier) === 'FISCAL_CODE';
  return {
    body: {
      segmento: segment,
      ...(isFiscalCode ? { codiceFiscale: identifier } : { partitaIVA: identifier }),
      codiceCliente: customerCode,
    },
  };
}

export function wrongInRecognition(who: Who): InvalidField[] {
  if (who.identifier === '') {
    const others = who.customerCode === '' ? [{ campo: 'codiceCliente', codice: 'MISSING' }] : [];
    return [{ campo: 'identificativo', codice: 'MISSING' }, ...others];
  }
  return invalidFields(verifyCustomer.body, recognition(who).body);
}

/** A contact on file is not sent. */
export function codeRequest(
  registrationId: string,
  contact: { channel: ContactChannel; typed?: string },
): RequestOf<typeof sendVerificationCode> {
  const { channel, typed } = contact;
  const given = typed === undefined ? {} : channel === 'E-MAIL' ? { mail: typed } : { cellulare: typed };
  return { body: { idRegistrazione: registrationId, canale: channel, ...given } };
}

export function registrationRequest(
  {
    start,
    username = '',
    password = '',
    consents,
    invitation,
  }: Pick<Registration, 'start' | 'username' | 'password' | 'consents' | 'invitation'>,
  code: string,
  policyVersion: string,
): RequestOf<typeof registerCustomer> {
  return {
    headers: { canale: 'web' },
    body: {
      idRegistrazione: start?.registrationId ?? '',
      codice: code,
      username,
      password: encodePassword(password),
      accettaCondizioni: true,
      consensi: Object.entries(consents ?? {}).map(([codice, concesso]) => ({
        codice: codice as ConsentCode,
        concesso,
        versioneInformativa: policyVersion,
      })),
      ...(invitation !== undefined && { codiceInvito: invitation }),
    },
  };
}
