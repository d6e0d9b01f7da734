import * as z from 'zod/mini';
import { wireProfile } from './clienti/profile.ts';
import { wireAddress } from './contratti/address.ts';
import { wireCommodityContract } from './contratti/commodityContract.ts';
import { wireCard, wirePaymentMethod } from './contratti/payment-methods/paymentMethod.ts';
import { wireVasContract } from './contratti/vasContract.ts';
import { wireAttachment } from './interventotecnico/attachment.ts';
import { wireIntervention } from './interventotecnico/intervention.ts';
import { wireSlot } from './interventotecnico/slot.ts';
import { okHeader } from './mechanism/envelope.ts';
import { day, instant } from './mechanism/wire.ts';
import { wireAnswers } from './sportello/supply-requests/wireAnswers.ts';
import { wireBill } from './verifiche/bill.ts';
import { wireBandValue } from './verifiche/meter.ts';
import { wireReading } from './verifiche/reading.ts';

/**
 * Shapes shared by several answers, by their name in the OpenAPI document, which defines each once. The names are
 * Italian like the wire format.
 */
export const namedShapes = z.registry<{ id: string }>();

const shapes = {
  Allegato: wireAttachment,
  Bolletta: wireBill,
  Carta: wireCard,
  ContrattoCommodity: wireCommodityContract,
  ContrattoVas: wireVasContract,
  Esito: okHeader,
  Giorno: day,
  Indirizzo: wireAddress,
  Intervento: wireIntervention,
  Istante: instant,
  Lettura: wireReading,
  MetodoPagamento: wirePaymentMethod,
  Profilo: wireProfile,
  RispostePratica: wireAnswers,
  Slot: wireSlot,
  ValoreFascia: wireBandValue,
};
for (const [id, shape] of Object.entries(shapes)) namedShapes.add(shape, { id });
