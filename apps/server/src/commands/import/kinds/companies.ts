import { code, day, flag, number, oneOf, postcode, telephone, text, time } from '../table/cells.ts';
import { maybe, needed, thereIs, type KindColumn, type TableKind } from './kind.ts';

const supportTypes = oneOf('VIDEOCALL', 'EXIT_TECHNICAL');
const supportTypesText = '`VIDEOCALL` or `EXIT_TECHNICAL`';
const count = { type: 'integer' } as const;

const isCompany = thereIs(
  'companyId',
  'companies c where c.id = s.company_id',
  'no such company: import the companies first',
);
export const isInstallation = thereIs(
  'installationId',
  'installations i where i.id = s.installation_id',
  'no such installation: import the installations first',
);
const company: KindColumn = needed('companyId', 'company_id', code, 'the company');

export const macroTypes: TableKind = {
  kind: 'macro-types',
  about: 'Groups of installations.',
  table: 'macro_types',
  key: ['id'],
  columns: [
    needed('id', 'id', code, 'once in the file'),
    needed('name', 'name', text(100), 'customers read it'),
    needed('position', 'position', number(0, 10_000, 'integer'), 'where it stands in the list', count),
  ],
};

export const installations: TableKind = {
  kind: 'installations',
  about: 'Installations that can be repaired, and how.',
  table: 'installations',
  key: ['id'],
  columns: [
    needed('id', 'id', code, 'once in the file'),
    needed('macroTypeId', 'macro_type_id', code, 'its kind'),
    needed('name', 'name', text(100), 'customers read it'),
    maybe('icon', 'icon', text(100), 'the name of its picture'),
    needed('position', 'position', number(0, 10_000, 'integer'), 'where it stands in the list', count),
    needed('byVideocall', 'by_videocall', flag, 'yes or no', { type: 'boolean' }),
    needed('byTechnician', 'by_technician', flag, 'yes or no', { type: 'boolean' }),
  ],
  checks: [
    thereIs('macroTypeId', 'macro_types m where m.id = s.macro_type_id', 'no such kind: import the macro-types first'),
  ],
};

/** Bookable windows of a day. */
export const slotWindows: TableKind = {
  kind: 'slot-windows',
  about: 'The slots of a day, the same for all companies.',
  table: 'slot_windows',
  key: ['id'],
  companies: 'select id from companies',
  columns: [
    needed('id', 'id', code, 'once in the file'),
    needed('supportType', 'support_type', supportTypes, supportTypesText),
    needed('starts', 'starts', time, 'a time of day in Rome: `08:00`'),
    needed('ends', 'ends', time, 'a later one'),
  ],
  checks: [{ field: 'ends', query: `select line, 'not later than starts' as reason from staged where ends <= starts` }],
};

export const cancellationReasons: TableKind = {
  kind: 'cancellation-reasons',
  about: 'Reasons to cancel an intervention.',
  table: 'cancellation_reasons',
  key: ['id'],
  columns: [
    needed('id', 'id', code, 'once in the file'),
    needed('label', 'label', text(200), 'customers read it'),
    needed('requireNotes', 'require_notes', flag, 'whether some words are asked for', { type: 'boolean' }),
    needed('priority', 'priority', number(0, 10_000, 'integer'), 'where it stands in the list', count),
  ],
};

/** Companies that carry out visits or calls. */
export const companies: TableKind = {
  kind: 'companies',
  about: 'Companies that send technicians, and the operations centre that answers video calls.',
  table: 'companies',
  key: ['id'],
  companies: 'select id from staged',
  columns: [
    needed('id', 'id', code, 'once in the file'),
    needed('code', 'code', code, 'the company’s code, once in the file'),
    needed('supportType', 'support_type', supportTypes, supportTypesText),
    maybe('name', 'name', text(), 'customers read it'),
    maybe('phone', 'phone', telephone, ''),
    maybe('score', 'score', number(0, 5), '0 to 5', { type: 'double precision', otherwise: '0' }),
    maybe('reviews', 'reviews', number(0, 1_000_000, 'integer'), 'of how many it is', { ...count, otherwise: '0' }),
    maybe('licence', 'licence', flag, 'yes or no; empty is yes', { type: 'boolean', otherwise: 'true' }),
    maybe('travelMinutes', 'travel_minutes', number(0, 600, 'integer'), 'on the road between two visits', {
      ...count,
      otherwise: '0',
    }),
    maybe('active', 'active', flag, 'yes or no; empty is yes', { type: 'boolean', otherwise: 'true' }),
  ],
  checks: [
    {
      field: 'code',
      query: `select s.line, 'the code of another company' as reason from staged s
        where exists (select from companies c where c.code = s.code and c.id <> s.id)
          or exists (select from staged o where o.code = s.code and o.line < s.line)`,
    },
  ],
};

export const companyAreas: TableKind = {
  kind: 'company-areas',
  about: 'The postal codes where a company works.',
  table: 'company_areas',
  key: ['company_id', 'cap'],
  columns: [company, needed('cap', 'cap', postcode, 'five digits, once for each company')],
  checks: [isCompany],
};

export const companySkills: TableKind = {
  kind: 'company-skills',
  about: 'Installations that a company repairs.',
  table: 'company_skills',
  key: ['company_id', 'installation_id'],
  columns: [company, needed('installationId', 'installation_id', code, 'what, once for each company')],
  checks: [isCompany, isInstallation],
};

/** Working hours of companies (prenotazione.capienza.3). */
export const companyHours: TableKind = {
  kind: 'company-hours',
  about: 'Working hours of a company, and its number of visits at once.',
  table: 'company_hours',
  key: ['company_id', 'weekday'],
  companies: 'select company_id from staged',
  columns: [
    company,
    needed('weekday', 'weekday', number(1, 7, 'integer'), '1 is Monday; once for each company', count),
    needed('opens', 'opens', time, 'a time of day in Rome: `08:00`'),
    needed('closes', 'closes', time, 'a later one'),
    needed('places', 'places', number(0, 1000, 'integer'), 'visits at once', count),
  ],
  checks: [
    isCompany,
    { field: 'closes', query: `select line, 'not later than opens' as reason from staged where closes <= opens` },
  ],
};

export const companyClosures: TableKind = {
  kind: 'company-closures',
  about: 'Days on which a company doesn’t work.',
  table: 'company_closures',
  key: ['company_id', 'day'],
  columns: [company, needed('day', 'day', day, 'a day, once for each company', { type: 'date' })],
  checks: [isCompany],
};

/** Days on which no company works. */
export const serviceClosures: TableKind = {
  kind: 'service-closures',
  about: 'Days on which no company works, besides Sundays and public holidays.',
  table: 'service_closures',
  key: ['day'],
  columns: [
    needed('day', 'day', day, 'a day, once', { type: 'date' }),
    maybe('name', 'name', text(100), 'the name of the day'),
  ],
  checks: [],
};
