import { digits, type MadeUpPerson } from '../people.ts';
import { assistance, hasAssistance } from './services.ts';
import { each, when, type Sheet } from './sheet.ts';

const hasVisit = ({ number }: MadeUpPerson) => number % 40 === 7;
const hasQuote = ({ number }: MadeUpPerson) => number % 80 === 7;
const visit = ({ number }: MadeUpPerson) => `V${digits(number, 8)}`;
const quote = ({ number }: MadeUpPerson) => `P${digits(number, 8)}`;

const booked = '2026-11-02T09:30:00+01:00';

export const interventions: readonly Sheet[] = [
  each('covered-installations', 'codiceContrattoVas installationId', (person) =>
    when(hasAssistance(person), [assistance(person), 'CALDAIA']),
  ),
  each('free-hours', 'codiceContrattoVas validFrom validTo', (person) =>
    when(hasAssistance(person), [assistance(person), '2026-01-01', '2026-12-31']),
  ),
  each(
    'interventions',
    'id codiceCliente contractRisolveId status.state source appointmentMode installationId address.street address.cap address.city address.province companyId contactMode createdAt updatedAt',
    (person) =>
      when(hasVisit(person), [
        visit(person),
        person.code,
        assistance(person),
        'Completed',
        'Web',
        'TECHINICIAN_EXIT',
        'CALDAIA',
        person.street,
        person.place.cap,
        person.place.town,
        person.place.province,
        'AZ1',
        'EMAIL',
        booked,
        '2026-11-05T12:00:00+01:00',
      ]),
  ),
  each('intervention-slots', 'interventionId position day windowId companyId state appointmentConfirmed', (person) =>
    when(hasVisit(person), [visit(person), 1, '2026-11-05', 'M1', 'AZ1', 'COMPLETED', 'sì']),
  ),
  each('intervention-events', 'interventionId at kind by toState day starts ends', (person) =>
    when(hasVisit(person), [visit(person), booked, 'PRENOTAZIONE', 'CLIENTE', 'New', '2026-11-05', '08:00', '12:00']),
  ),
  each('quotes', 'id interventionId createdAt total state', (person) =>
    when(hasQuote(person), [
      quote(person),
      visit(person),
      '2026-11-05T12:00:00+01:00',
      '180,00',
      'IN ATTESA APPROVAZIONE CLIENTE',
    ]),
  ),
  each('quote-items', 'quoteId position label amount', (person) =>
    hasQuote(person)
      ? [
          [quote(person), 1, 'Pompa', '150,00'],
          [quote(person), 2, 'Manodopera', '30,00'],
        ]
      : [],
  ),
  each('intervention-invoices', 'number interventionId issuedOn dueOn amount openAmount state', (person) =>
    when(hasVisit(person), [
      `FI${digits(person.number, 8)}`,
      visit(person),
      '2026-11-06',
      '2026-12-06',
      '60,00',
      '60,00',
      '02',
    ]),
  ),
];
