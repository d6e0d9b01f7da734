import { INTERVENTION_ACTS, INTERVENTION_DOERS, INTERVENTION_STEPS, KNOWN_SLOT_STATES } from '@sportello/domain';
import {
  code,
  day,
  decimal,
  email,
  euros,
  flag,
  instant,
  number,
  oneOf,
  postcode,
  province,
  telephone,
  text,
  time,
} from '../table/cells.ts';
import { isInstallation } from './companies.ts';
import { isCustomer, maybe, needed, thereIs, type TableKind } from './kind.ts';

const at = { type: 'timestamp with time zone' } as const;
const yesOrNo = { type: 'boolean', otherwise: 'false' } as const;
const moment = 'a moment with its zone: `2026-11-20T09:00:00+01:00`';
const position = needed('position', 'position', number(1, 1000, 'integer'), 'from 1', { type: 'integer' });

const service = needed('codiceContrattoVas', 'contract_code', code, 'the service');
const isService = thereIs(
  'codiceContrattoVas',
  'vas_contracts c where c.code = s.contract_code',
  'no such service: import the contracts first',
  's.contract_code is null',
);
const intervention = needed('interventionId', 'intervention_id', code, 'the intervention');
const isIntervention = thereIs(
  'interventionId',
  'interventions i where i.id = s.intervention_id',
  'no such intervention: import the interventions first',
);
const isCompany = thereIs(
  'companyId',
  'companies c where c.id = s.company_id',
  'no such company: import the companies first',
  's.company_id is null',
);

/** Installations that services cover (prenotazione.chiamate.1). */
export const coveredInstallations: TableKind = {
  kind: 'covered-installations',
  about: 'Installations that a customer’s service of technical interventions covers: only these can be booked.',
  table: 'covered_installations',
  key: ['contract_code', 'installation_id'],
  columns: [service, needed('installationId', 'installation_id', code, 'what, once for each service')],
  checks: [isService, isInstallation],
};

export const freeHours: TableKind = {
  kind: 'free-hours',
  about: 'The one free hour of a service. A use that was recorded here stays.',
  table: 'free_hours',
  key: ['contract_code'],
  columns: [
    service,
    maybe('validFrom', 'valid_from', day, 'a day', { type: 'date' }),
    maybe('validTo', 'valid_to', day, 'a day', { type: 'date' }),
    maybe('usedOn', 'used_on', day, 'a day; empty while it was not used', { type: 'date' }),
  ],
  checks: [isService],
};

export const interventions: TableKind = {
  kind: 'interventions',
  about: 'Technicians’ visits and video calls that were booked elsewhere. Those that were booked here are rejected.',
  table: 'interventions',
  key: ['id'],
  columns: [
    needed('id', 'id', code, 'once in the file; not I and eight digits, which are ours'),
    needed('codiceCliente', 'customer_code', code, 'the customer'),
    maybe('contractRisolveId', 'contract_code', code, 'the service that covers it'),
    needed('status.state', 'state', text(40), 'the source’s word: `New`, `Assigned`, …'),
    maybe('status.subState', 'sub_state', text(60), 'and of the sub-state'),
    maybe('source', 'source', oneOf('Web', 'Centrale Operativa', 'App'), '`Web`, `Centrale Operativa`, `App`', {
      otherwise: `'Centrale Operativa'`,
    }),
    needed('appointmentMode', 'mode', oneOf('VIDEOCALL', 'TECHINICIAN_EXIT'), '`VIDEOCALL` or `TECHINICIAN_EXIT`'),
    needed('installationId', 'installation_id', code, 'the installation to repair'),
    maybe('address.street', 'street', text(), ''),
    maybe('address.cap', 'cap', postcode, ''),
    maybe('address.city', 'city', text(100), ''),
    maybe('address.province', 'province', province, ''),
    maybe('address.country', 'country', text(100), ''),
    maybe('address.note', 'address_note', text(500), 'how to find it'),
    maybe('address.latitude', 'latitude', decimal(-90, 90), 'degrees', { type: 'double precision' }),
    maybe('address.longitude', 'longitude', decimal(-180, 180), 'degrees', { type: 'double precision' }),
    maybe('companyId', 'company_id', code, 'the company that comes or calls'),
    maybe(
      'noCompanyReason',
      'no_company_reason',
      oneOf('NO_COMPANY_IN_AREA', 'NO_COMPANY_ON_DATE'),
      'why nobody does: `NO_COMPANY_IN_AREA`, `NO_COMPANY_ON_DATE`',
    ),
    maybe('customer.email', 'email', email, 'for messages to the customer'),
    maybe('customer.phoneNumber', 'phone', telephone, ''),
    maybe('contactMode', 'contact_mode', oneOf('EMAIL', 'SMS'), '`EMAIL` or `SMS`'),
    maybe('note', 'note', text(2000), 'the customer’s own words'),
    maybe('privacyConsent', 'privacy_consent', flag, 'yes or no', { type: 'boolean' }),
    maybe('isFreeHourUsed', 'free_hour_used', flag, 'yes or no', yesOrNo),
    maybe('isFeedbackLeft', 'feedback_left', flag, 'yes or no', yesOrNo),
    maybe('isGeolocalizationActive', 'geolocation_active', flag, 'yes or no', yesOrNo),
    maybe('fieldState', 'field_state', text(60), ''),
    maybe('workCode', 'work_code', text(60), ''),
    maybe('cancellationReasonId', 'cancellation_reason_id', code, 'why it was cancelled'),
    maybe('cancellationNotes', 'cancellation_notes', text(1000), ''),
    needed('createdAt', 'created_at', instant, moment, at),
    needed('updatedAt', 'updated_at', instant, moment, at),
  ],
  checks: [
    isCustomer,
    isService,
    isInstallation,
    isCompany,
    thereIs(
      'cancellationReasonId',
      'cancellation_reasons r where r.id = s.cancellation_reason_id',
      'no such reason: import the cancellation-reasons first',
      's.cancellation_reason_id is null',
    ),
    {
      field: 'noCompanyReason',
      query: `select line, 'given beside a company' as reason from staged
        where company_id is not null and no_company_reason is not null`,
    },
    {
      field: 'companyId',
      unlessNotified: 'noCompanyReason',
      query: `select s.line, 'there is a reason why nobody comes: let the file have noCompanyReason, too' as reason
        from staged s join interventions i on i.id = s.id and i.updated_at < s.updated_at
        where s.company_id is not null and i.no_company_reason is not null`,
    },
    {
      field: 'noCompanyReason',
      unlessNotified: 'companyId',
      query: `select s.line, 'there is a company that comes: let the file have companyId, too' as reason
        from staged s join interventions i on i.id = s.id and i.updated_at < s.updated_at
        where s.no_company_reason is not null and i.company_id is not null`,
    },
    {
      field: 'id',
      query: `select line, 'a number of those that are booked here' as reason from staged where id ~ '^I[0-9]{8}$'`,
    },
  ],
};

/** Appointments of an intervention; the last one counts. */
export const interventionSlots: TableKind = {
  kind: 'intervention-slots',
  about:
    'The appointments of interventions; the highest position is the newest. They take no place of a company: subtract their places from its hours.',
  table: 'intervention_slots',
  key: ['intervention_id', 'position'],
  columns: [
    intervention,
    position,
    needed('day', 'day', day, 'a day', { type: 'date' }),
    needed('windowId', 'window_id', code, 'the piece of the day'),
    maybe('companyId', 'company_id', code, 'the company that comes or calls'),
    needed('state', 'state', oneOf(...KNOWN_SLOT_STATES), KNOWN_SLOT_STATES.map((each) => `\`${each}\``).join(', ')),
    maybe('appointmentConfirmed', 'appointment_confirmed', flag, 'yes or no', yesOrNo),
  ],
  checks: [
    isIntervention,
    isCompany,
    thereIs('windowId', 'slot_windows w where w.id = s.window_id', 'no such window: import the slot-windows first'),
  ],
};

const happenings = [...INTERVENTION_STEPS, ...INTERVENTION_ACTS];

/** Events of interventions (intervento.storia.1); append-only. */
export const interventionEvents: TableKind = {
  kind: 'intervention-events',
  about: 'Events of interventions, in the order of the file. Existing ones never change.',
  table: 'intervention_events',
  key: ['intervention_id', 'at', 'kind'],
  onlyAdds: true,
  columns: [
    intervention,
    needed('at', 'at', instant, moment, at),
    needed('kind', 'kind', oneOf(...happenings), happenings.map((each) => `\`${each}\``).join(', ')),
    needed('by', 'by', oneOf(...INTERVENTION_DOERS), INTERVENTION_DOERS.map((each) => `\`${each}\``).join(', ')),
    maybe('byName', 'by_name', text(100), 'the name of that person'),
    maybe('reason', 'reason', text(60), 'a sub-state or the id of a reason'),
    maybe('note', 'note', text(1000), 'for those who work on it'),
    maybe('fromState', 'from_state', text(40), 'empty at the booking'),
    maybe('fromSubState', 'from_sub_state', text(60), ''),
    needed('toState', 'to_state', text(40), 'the state after it'),
    maybe('toSubState', 'to_sub_state', text(60), ''),
    maybe('day', 'day', day, 'the appointment, as it was then', { type: 'date' }),
    maybe('starts', 'starts', time, ''),
    maybe('ends', 'ends', time, ''),
  ],
  checks: [
    isIntervention,
    {
      field: 'day',
      query: `select line, 'day, starts and ends belong together' as reason from staged
        where num_nonnulls(day, starts, ends) not in (0, 3)`,
    },
  ],
};

const WAITS = 'IN ATTESA APPROVAZIONE CLIENTE';

/** A repair quote (preventivo.modello.1). */
export const quotes: TableKind = {
  kind: 'quotes',
  about: 'Quotes of interventions. An answer that the customer gave here stays.',
  table: 'quotes',
  key: ['id'],
  columns: [
    needed('id', 'id', code, 'once in the file; not Q and eight digits, which are ours'),
    intervention,
    needed('createdAt', 'created_at', instant, moment, at),
    maybe('totalLabel', 'total_label', text(100), 'empty is *Totale IVA inclusa*', {
      otherwise: `'Totale IVA inclusa'`,
    }),
    needed('total', 'total_cents', euros(0, 10_000_000), 'in euros', { type: 'integer' }),
    needed('state', 'state', oneOf('APPROVATO', 'RIFIUTATO', WAITS), `\`APPROVATO\`, \`RIFIUTATO\`, \`${WAITS}\``),
    maybe(
      'paymentMethod',
      'payment_method',
      oneOf('Pagamento in bolletta', 'Carta di credito'),
      'of an approved one: `Pagamento in bolletta`, `Carta di credito`',
    ),
    maybe('codiceContratto', 'commodity_code', code, 'the supply on whose bill it is charged'),
    maybe('answeredAt', 'answered_at', instant, 'of an answered one', at),
  ],
  checks: [
    isIntervention,
    thereIs(
      'codiceContratto',
      'commodity_contracts c where c.code = s.commodity_code',
      'no such supply: import the contracts first',
      's.commodity_code is null',
    ),
    {
      field: 'id',
      query: `select line, 'a number of those that are made here' as reason from staged where id ~ '^Q[0-9]{8}$'`,
    },
    {
      field: 'answeredAt',
      query: `select line, 'an answer and its moment belong together' as reason from staged
        where (state = '${WAITS}') <> (answered_at is null)`,
    },
    {
      field: 'paymentMethod',
      query: `select line, 'of an approved quote, and only of it' as reason from staged
        where (state = 'APPROVATO') <> (payment_method is not null)`,
    },
    {
      field: 'state',
      query: `select s.line, 'another quote of the intervention waits for an answer' as reason from staged s
        where s.state = '${WAITS}' and (
          exists (select from staged o where o.intervention_id = s.intervention_id and o.state = s.state and o.line < s.line)
          or exists (select from quotes q where q.intervention_id = s.intervention_id and q.state = s.state and q.id <> s.id
            and not exists (select from staged o where o.id = q.id and o.state <> q.state)))`,
    },
  ],
};

export const quoteItems: TableKind = {
  kind: 'quote-items',
  about: 'The lines of quotes.',
  table: 'quote_items',
  key: ['quote_id', 'position'],
  columns: [
    needed('quoteId', 'quote_id', code, 'the quote'),
    position,
    needed('label', 'label', text(200), 'its purpose'),
    needed('amount', 'cents', euros(-10_000_000, 10_000_000), 'in euros; less than nothing for a discount', {
      type: 'integer',
    }),
  ],
  checks: [thereIs('quoteId', 'quotes q where q.id = s.quote_id', 'no such quote: import the quotes first')],
};

export const interventionInvoices: TableKind = {
  kind: 'intervention-invoices',
  about: 'Invoices of interventions.',
  table: 'intervention_invoices',
  key: ['number'],
  columns: [
    needed('number', 'number', text(40), 'once in the file'),
    intervention,
    needed('issuedOn', 'issued_on', day, 'a day', { type: 'date' }),
    maybe('dueOn', 'due_on', day, 'a day', { type: 'date' }),
    maybe('paidOn', 'paid_on', day, 'a day', { type: 'date' }),
    needed('amount', 'amount_cents', euros(0, 20_000_000), 'in euros', { type: 'integer' }),
    needed('openAmount', 'open_cents', euros(0, 20_000_000), 'the open amount', { type: 'integer' }),
    needed('state', 'state', oneOf('01', '02', '03', '04', '05', '06', '91', '99'), 'the codes of bolletta.stato.1'),
  ],
  checks: [
    isIntervention,
    {
      field: 'openAmount',
      query: `select line, 'more than the amount' as reason from staged where open_cents > amount_cents`,
    },
  ],
};
