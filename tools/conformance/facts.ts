import { catalogue, pathOf, type CallId, type OwnedId } from '@sportello/calls';
import { field } from './gateway.ts';

export type Kind =
  | OwnedId
  | 'segment'
  | 'first day'
  | 'last day'
  | 'first day, compact'
  | 'last day, compact'
  | 'installation'
  | 'support type'
  | 'company'
  | 'day'
  | 'slot'
  | 'postal code'
  | 'town';

/** Values that belong together, such as a contract's code, its account and its supply point. */
export type Facts = Readonly<Partial<Record<Kind, string>>>;

interface Told {
  readonly common?: Facts;
  readonly things?: readonly Facts[];
}

const yearsBack = 5;

export class Knowledge {
  #common: Facts;
  readonly #things: Facts[] = [];

  constructor(now: Date) {
    const today = now.toISOString().slice(0, 10);
    const firstDay = `${now.getUTCFullYear() - yearsBack}${today.slice(4, 8)}01`;
    this.#common = {
      'first day': firstDay,
      'last day': today,
      'first day, compact': firstDay.replaceAll('-', ''),
      'last day, compact': today.replaceAll('-', ''),
    };
  }

  find(kinds: readonly Kind[]): Facts | undefined {
    const whole = [{}, ...this.#things].map((thing) => ({ ...this.#common, ...thing }));
    return whole.find((facts) => kinds.every((kind) => facts[kind] !== undefined));
  }

  learn(id: CallId, answer: unknown, asked: Facts): void {
    const { common = {}, things = [] } = readers[id]?.(answer, asked) ?? {};
    this.#common = { ...this.#common, ...common };
    this.#things.push(...things);
  }
}

/** Reads defensively, because a deviating gateway may send anything. */
const readers: Partial<Record<CallId, (answer: unknown, asked: Facts) => Told>> = {
  recuperaDatiProfilo: (profile) => ({
    common: facts({
      customer: field(profile, 'codiceCliente'),
      'fiscal-code': field(profile, 'codFiscale'),
      'vat-number': field(profile, 'partitaIVA'),
      segment: field(profile, 'segmento'),
    }),
  }),
  recuperoLista: (answer) => {
    const contracts = list(answer, 'contratti');
    return {
      common: facts({
        'postal code': contracts.map((contract) => field(field(contract, 'indirizzo'), 'cap')).find(Boolean),
      }),
      things: contracts.map((contract) =>
        facts({
          ...signed(contract),
          contract: field(contract, 'codiceContratto'),
          'commodity-contract': field(contract, 'codiceContratto'),
          'contract-or-request': field(contract, 'codiceContratto'),
          pdr: field(contract, 'pdr'),
        }),
      ),
    };
  },
  recuperoContrattiVasCliente: (answer) => ({
    things: list(answer, 'contratti').map((contract) =>
      facts({
        ...signed(contract),
        contract: field(contract, 'codiceContrattoVas'),
        'vas-contract': field(contract, 'codiceContrattoVas'),
      }),
    ),
  }),
  ricercaDocumentiContrattuali: (answer) => ({
    // Links of another archive can't be fetched by document number alone.
    things: list(answer, 'documenti')
      .filter((each) =>
        String(field(each, 'link')).includes(pathOf(catalogue.documentContent).replace('{docnumber}', '')),
      )
      .map((each) => facts({ document: field(each, 'docnumber') })),
  }),
  recuperoListaQuotation: (answer) => ({
    things: list(answer, 'quotazioni').map((each) => facts({ quotation: field(each, 'codiceQuotation') })),
  }),
  recuperoListaBollette: (answer) => ({
    things: list(answer, 'bollette').map((bill) => facts({ bill: field(bill, 'numeroBolletta') })),
  }),
  interventions: (answer) => ({
    things: list(answer, 'interventions').flatMap((each) => [
      facts({
        intervention: field(each, 'id'),
        'intervention-or-installation': field(each, 'id'),
        contract: field(each, 'contractRisolveId'),
        // The company reports its technician's position only then.
        company: field(each, 'isGeolocalizationActive') === true ? field(field(each, 'company'), 'code') : undefined,
      }),
      ...documents(list(each, 'attachments'), 'id'),
    ]),
  }),
  bookingDrafts: (answer) => ({
    things: list(answer, 'bozze')
      .filter((each) => list(each, 'file').length > 0)
      .map((each) => facts({ 'booking-draft': field(each, 'id') })),
  }),
  sentReadings: (answer) => ({
    things: list(answer, 'autoletture')
      .filter((each) => field(each, 'foto') === true)
      .map((each) => facts({ reading: field(each, 'numero') })),
  }),
  legalNotices: (answer) => ({
    things: list(answer, 'comunicazioni').map((each) => facts({ notice: field(each, 'numero') })),
  }),
  cases: (answer) => ({
    things: list(answer, 'reclami').map((each) => facts({ case: field(each, 'numero') })),
  }),
  supplyRequests: (answer) => ({
    things: [
      ...list(answer, 'pratiche').map((each) => facts({ 'supply-request': field(each, 'numero') })),
      ...list(answer, 'bozze').map((each) => facts({ 'supply-request-draft': field(each, 'id') })),
    ],
  }),
  preventives: (answer) => ({ things: documents(list(answer, 'preventives'), 'documentId') }),
  interventionInvoices: (answer) => ({ things: documents(list(answer, 'invoices'), 'documentId') }),
  interventionTypes: (answer) => ({
    things: list(answer, 'macroTypes')
      .flatMap((each) => list(each, 'installations'))
      .flatMap((each) =>
        list(each, 'supportTypes').map((support) =>
          facts({
            installation: field(each, 'id'),
            'intervention-or-installation': field(each, 'id'),
            'support type': field(support, 'name'),
          }),
        ),
      ),
  }),
  interventionDates: (answer) => ({ common: facts({ day: list(answer, 'dates')[0] }) }),
  interventionSlots: (answer, asked) => ({
    things: list(answer, 'slots').map((slot) => ({
      ...asked,
      ...facts({ slot: field(slot, 'id'), day: field(slot, 'date') }),
    })),
  }),
  GetTownDirect: (answer) => ({ common: facts({ town: field(list(answer, 'comuni')[0], 'chiave') }) }),
};

function signed(contract: unknown) {
  return {
    'contract-account': field(contract, 'contractAccount'),
    pod: field(contract, 'pod'),
    'fiscal-code': field(contract, 'codiceFiscale'),
    'vat-number': field(contract, 'partitaIVA'),
  };
}

function documents(holders: readonly unknown[], name: string): Facts[] {
  return holders.map((each) => facts({ 'intervention-document': field(each, name) }));
}

function facts(given: Readonly<Partial<Record<Kind, unknown>>>): Facts {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === 'string' && value !== ''));
}

function list(value: unknown, name: string): readonly unknown[] {
  const found = field(value, name);
  return Array.isArray(found) ? found : [];
}
