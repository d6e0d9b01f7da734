import { isFiscalCode, isVatNumber } from '@sportello/domain';
import * as z from 'zod/mini';
import { deskId } from './ids.ts';
import { capitals } from './wire.ts';

// How people are named and reached, as requests write it.

/** The customer code that stands on every bill, as operators name a customer. */
export const customerCode = deskId('customer');

/** An e-mail; a bad one is refused with BLDM000 (errore.codici.1). */
export const email = z.email('BLDM000').check(z.maxLength(254, 'TOO_LONG'));

/** A phone number as it is typed, since the profile sends it as given (profilo.contatti.1). */
export const phoneNumber = z.string().check(z.regex(/^\+?[0-9](?:[ ./-]?[0-9]){5,17}$/));

/** A person's fiscal code in capitals, its check character right. */
export const fiscalCode = capitals(16).check(z.refine(isFiscalCode));

/** A VAT number, its check digit right; condominiums and companies have it as fiscal code, too. */
export const vatNumber = capitals(11).check(z.refine(isVatNumber));

/** The segments that customers choose among, by their label (prodotto.segmenti.3). */
export const customerSegment = z.enum(['Residenziale', 'Amministratore', 'Pmi', 'Business']);
