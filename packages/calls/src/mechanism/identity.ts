import { isFiscalCode, isVatNumber } from '@sportello/domain';
import * as z from 'zod/mini';
import { deskId } from './ids.ts';
import { capitals } from './wire.ts';

/** The customer code printed on every bill, with which operators identify a customer. */
export const customerCode = deskId('customer');

/** An invalid e-mail is rejected with BLDM000 (errore.codici.1). */
export const email = z.email('BLDM000').check(z.maxLength(254, 'TOO_LONG'));

/** Raw phone input, since the profile sends it unchanged (profilo.contatti.1). */
export const phoneNumber = z.string().check(z.regex(/^\+?[0-9](?:[ ./-]?[0-9]){5,17}$/));

/** In capitals, with a valid check character. */
export const fiscalCode = capitals(16).check(z.refine(isFiscalCode));

/** With a valid check digit; condominiums and companies also have it as fiscal code. */
export const vatNumber = capitals(11).check(z.refine(isVatNumber));

/** Segments that customers choose from, by label (prodotto.segmenti.3). */
export const customerSegment = z.enum(['Residenziale', 'Amministratore', 'Pmi', 'Business']);
