import { toBillDetail } from '@sportello/calls';
import {
  billingTypeFromText,
  callCentreLine,
  DELIVERY_FREQUENCIES,
  DELIVERY_FREQUENCY_LABELS,
  isOneOf,
  replyDays,
  segmentFromLabel,
  type DocumentViewMode,
} from '@sportello/domain';
import type { BilledContract, BillPaper, Holder, Issuer } from '../../../formats/bill-pdf/paper.ts';
import { findBilled } from '../queries/bills.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { WorkFor } from '../../../workers/pool.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { FileAnswer } from '../../documents/usecases/file-answer.ts';
import { billDetail } from './detail.ts';

/** A file that is held whole, as it was drawn. */
export interface BillFile extends FileAnswer {
  readonly content: Uint8Array<ArrayBuffer>;
}

/**
 * Returns a customer's bill as PDF (bolletta.documento.2), built from the answer of the details call, so both match
 * to the cent.
 */
export async function billDocument(
  services: Services,
  actor: CustomerActor,
  { number, mode }: { readonly number: string; readonly mode: DocumentViewMode },
  reader: WorkFor,
): Promise<BillFile> {
  const paper = await billPaper(services, actor, number, mode);
  const content = await services.workers.run('billPdf', paper, reader);
  const kind = mode === 'S' ? 'sintetica' : 'di dettaglio';
  return { name: `Bolletta ${kind} ${number}.pdf`, type: 'application/pdf', content };
}

async function billPaper(
  services: Services,
  actor: CustomerActor,
  number: string,
  mode: DocumentViewMode,
): Promise<BillPaper> {
  const bill = toBillDetail((await billDetail(services, actor, { numeroBolletta: number })).bolletta);
  const billed = await findBilled(services.db, actor.customerCode, number);
  if (!billed) throw new ApiError('NOT_FOUND');
  const issuer = await issuerOf(services, bill.paymentCodes.payeeTaxNumber);
  return {
    mode,
    bill,
    issuer,
    holder: holderOf(billed),
    contract: contractOf(billed),
    contacts: contactsOf(services, billed, issuer),
  };
}

type Billed = NonNullable<Awaited<ReturnType<typeof findBilled>>>;

/** Returns our company if it issued the bill; of another issuer only the number is known. */
export async function issuerOf(
  {
    brand,
    company,
    publicUrl,
    keepsSecrets,
    drawnBrand,
  }: Pick<Services, 'brand' | 'company' | 'publicUrl' | 'keepsSecrets' | 'drawnBrand'>,
  vatNumber = '',
): Promise<Issuer> {
  const { paperLogo } = await drawnBrand();
  const own = company?.vatNumber === vatNumber ? company : null;
  return {
    brand: brand.name,
    colours: brand.colours,
    logo: paperLogo,
    signature: brand.paperSignature,
    company: own?.name ?? brand.name,
    address: own ? addressOf(own.address) : undefined,
    vatNumber,
    area: publicUrl,
    isDemo: keepsSecrets,
  };
}

/** Returns the contract of a bill as long as it belongs to the bill's customer (fornitore.dati.4). */
export function theirContract({ customer, supply, service }: Billed) {
  return [supply, service].find((contract) => contract?.customerCode === customer.code);
}

function holderOf(billed: Billed): Holder {
  const { customer } = billed;
  const contract = theirContract(billed);
  return {
    name: nameOf(customer),
    // A condominium's contract has its own tax identifiers.
    taxId: contract?.fiscalCode ?? contract?.vatNumber ?? customer.fiscalCode ?? customer.vatNumber ?? undefined,
    customerCode: customer.code,
  };
}

export function nameOf({ companyName, firstName, lastName }: Billed['customer']): string {
  return companyName ?? [firstName, lastName].filter(Boolean).join(' ');
}

const MARKETS = {
  LIBERO: 'Mercato libero',
  PLACET: 'Mercato libero, offerta PLACET',
  STG: 'Servizio a tutele graduali',
  VINCOLATO: 'Servizio di tutela',
} as const;

function contractOf(billed: Billed): BilledContract {
  const { service } = billed;
  const place = billed.supply ?? service;
  const supply = theirContract(billed) === billed.supply ? billed.supply : undefined;
  return {
    code: place?.code ?? '',
    name: service?.name,
    address: place ? addressOf(place) : undefined,
    market: supply?.market ? MARKETS[supply.market] : undefined,
    tariff: supply?.tariffType ?? undefined,
    power: supply?.power ?? undefined,
    activeSince: supply?.activationDate ?? undefined,
    gasCoefficient: supply?.gasCoefficient ?? undefined,
    billing: supply?.billingType ? billingWords(supply.billingType) : undefined,
  };
}

function billingWords(type: string): string {
  const known = billingTypeFromText(type);
  return isOneOf(DELIVERY_FREQUENCIES, known) ? DELIVERY_FREQUENCY_LABELS[known] : known;
}

function contactsOf(
  { callCentre, caseSettings, complaintsAddress }: Services,
  { customer, supply }: Billed,
  { company, address }: Issuer,
): BillPaper['contacts'] {
  const line = callCentreLine(segmentFromLabel(customer.segment), supply?.market === 'STG' ? 'STG' : undefined);
  return {
    emergency: supply?.dealerPhone ?? undefined,
    customerService: (line && callCentre[line]) ?? callCentre.TOLL_FREE,
    complaints: complaintsAddress ?? (address && `${company}, ${address}`),
    replyDays: replyDays('RECLAMO', undefined, caseSettings),
  };
}

/** `Via Libertà 12, 20121 Milano MI`; unknown parts leave no gap. */
function addressOf(place: {
  readonly street: string | null;
  readonly cap: string | null;
  readonly city: string | null;
  readonly province: string | null;
}): string | undefined {
  // Non-breaking spaces keep the town with its postal code and province.
  const town = [place.cap, place.city, place.province].filter(Boolean).join('\u00A0');
  return [place.street, town].filter(Boolean).join(', ') || undefined;
}
