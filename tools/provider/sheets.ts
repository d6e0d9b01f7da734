import { curveColumns, curveRows } from './curves.ts';
import { billNumber } from './invoice.ts';
import { billed, digits, people, signsIn, type MadeUpPerson } from './people.ts';
import { places } from './places.ts';

type Field = string | number;

/** A file of rows: its columns, and the rows for so many customers. */
export interface Sheet {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: (customers: number) => Iterable<readonly Field[]>;
}

/** A file with some rows for each customer. */
function each(name: string, columns: string, rowsOf: (person: MadeUpPerson) => readonly (readonly Field[])[]): Sheet {
  return {
    name,
    columns: columns.split(' '),
    *rows(customers) {
      for (const person of people(customers)) yield* rowsOf(person);
    },
  };
}

/** A file that is the same however many customers there are. */
const fixed = (name: string, columns: string, rows: readonly (readonly Field[])[]): Sheet => ({
  name,
  columns: columns.split(' '),
  rows: () => rows,
});

const when = <T>(isSo: boolean, row: T): T[] => (isSo ? [row] : []);

const hasFibre = ({ number }: MadeUpPerson) => number % 10 === 3;
const hasPanels = ({ number }: MadeUpPerson) => number % 10 === 5;
const hasAssistance = ({ number }: MadeUpPerson) => number % 20 === 7;
const hasVisit = ({ number }: MadeUpPerson) => number % 40 === 7;
const hasQuote = ({ number }: MadeUpPerson) => number % 80 === 7;

const fibre = ({ number }: MadeUpPerson) => `F${digits(number, 8)}`;
const panels = ({ number }: MadeUpPerson) => `A${digits(number, 8)}`;
const assistance = ({ number }: MadeUpPerson) => `T${digits(number, 8)}`;
const serviceAccount = ({ number }: MadeUpPerson) => `52${digits(number, 9)}`;
const visit = ({ number }: MadeUpPerson) => `V${digits(number, 8)}`;
const quote = ({ number }: MadeUpPerson) => `P${digits(number, 8)}`;

const contractColumns =
  'tipo codiceCliente codiceContratto codiceContrattoVas stato pod pdr nome tipoProdotto sottoTipo contractAccount mercato nomeOfferta dataInizio dataFine autolettura potenzaImpegnata coefficienteC telefonoDistributore datiCatastali.foglio datiCatastali.particella datiCatastali.subalterno fibra.idRisorsa fibra.codiceMigrazione fibra.tecnologia fibra.velocitaDownload autoconsumo.dataAttivazione autoconsumo.rappresentante autoconsumo.tipo indirizzo.via indirizzo.cap indirizzo.citta indirizzo.provincia indirizzo.nazione';

/** A row of a file whose columns are many and mostly empty. */
const row = (columns: string, values: Readonly<Record<string, Field>>) =>
  columns.split(' ').map((column) => values[column] ?? '');

function contractsOf(person: MadeUpPerson): Field[][] {
  const address = {
    'indirizzo.via': person.street,
    'indirizzo.cap': person.place.cap,
    'indirizzo.citta': person.place.town,
    'indirizzo.provincia': person.place.province,
    'indirizzo.nazione': 'IT',
  };
  const common = { codiceCliente: person.code, stato: person.electricity.hasEnded ? 'Cessato' : 'Attivo', ...address };
  const supply = {
    ...common,
    mercato: 'LIBERO',
    nomeOfferta: 'Luce Serena',
    dataInizio: '2024-03-01',
    dataFine: person.electricity.hasEnded ? '2026-06-30' : '',
    autolettura: 'sì',
    telefonoDistributore: '803500',
    'datiCatastali.foglio': person.number % 90,
    'datiCatastali.particella': person.number % 700,
    'datiCatastali.subalterno': person.number % 30,
  };
  const { electricity, gas } = person;
  const service = { ...common, codiceContratto: electricity.code, contractAccount: serviceAccount(person) };
  const made = [
    {
      ...supply,
      tipo: 'LUCE',
      codiceContratto: electricity.code,
      pod: electricity.point,
      contractAccount: electricity.account,
      potenzaImpegnata: 3,
    },
    ...when(gas !== undefined, {
      ...supply,
      tipo: 'GAS',
      codiceContratto: gas?.code ?? '',
      pdr: gas?.point ?? '',
      contractAccount: gas?.account ?? '',
      nomeOfferta: 'Gas Sereno',
      coefficienteC: '1,02',
    }),
    ...when(hasFibre(person), {
      ...service,
      tipo: 'FIBRA',
      codiceContrattoVas: fibre(person),
      nome: 'Fibra Serena',
      'fibra.idRisorsa': `R${person.number}`,
      'fibra.codiceMigrazione': `M${person.number}`,
      'fibra.tecnologia': 'FTTH',
      'fibra.velocitaDownload': 1000,
    }),
    ...when(hasPanels(person), {
      ...service,
      tipo: 'SERVIZIO',
      codiceContrattoVas: panels(person),
      nome: 'Sole di casa',
      tipoProdotto: 'ZAUC',
      sottoTipo: 'AUTOCONSUMO',
      'autoconsumo.dataAttivazione': '2025-05-01',
      'autoconsumo.rappresentante': 'AUC1',
      'autoconsumo.tipo': 'STANDARD',
    }),
    ...when(hasAssistance(person), {
      ...service,
      tipo: 'SERVIZIO',
      codiceContrattoVas: assistance(person),
      nome: 'Casa protetta',
      tipoProdotto: 'ZINT',
      sottoTipo: 'INTERVENTO_TECNICO',
    }),
  ];
  return made.map((values) => row(contractColumns, values));
}

const methodColumns =
  'codiceCliente contractAccount metodoPagamento id stato tipo carta.intestatario carta.ultimeCifre carta.scadenza carta.circuito carta.tipologia sdd.nome sdd.cognome sdd.IBAN sdd.banca sdd.codiceFiscale mandatoAttuale';

/** Electricity by hand or by debit, gas by card. */
function methodsOf(person: MadeUpPerson): Field[][] {
  const { code: codiceCliente, electricity, gas } = person;
  if (electricity.hasEnded) return [];
  const byDebit = person.number % 4 === 0;
  return [
    row(methodColumns, {
      codiceCliente,
      contractAccount: electricity.account,
      metodoPagamento: byDebit ? 'U' : 'B',
      ...(byDebit
        ? {
            id: `D${person.number}`,
            stato: 'Attivo',
            tipo: 'SDD',
            'sdd.nome': person.firstName,
            'sdd.cognome': person.lastName,
            'sdd.IBAN': person.iban,
            'sdd.banca': 'Banca di Prova',
            'sdd.codiceFiscale': person.fiscalCode,
            mandatoAttuale: `AUR${digits(person.number, 12)}`,
          }
        : {}),
    }),
    ...(gas === undefined
      ? []
      : [
          row(methodColumns, {
            codiceCliente,
            contractAccount: gas.account,
            metodoPagamento: 'L',
            id: `K${person.number}`,
            stato: 'Attivo',
            tipo: 'CARTA',
            'carta.intestatario': `${person.firstName} ${person.lastName}`,
            'carta.ultimeCifre': digits(person.number % 10_000, 4),
            'carta.scadenza': '08/2029',
            'carta.circuito': 'Visa',
            'carta.tipologia': 'CREDITO',
          }),
        ]),
  ];
}

const companyIds = ['AZ1', 'AZ2', 'COP'] as const;
const booked = '2026-11-02T09:30:00+01:00';

/** All files of the made-up provider but towns and bills, in the order in which they are loaded. */
export const sheets: readonly Sheet[] = [
  fixed('curves-IT001E00000001', curveColumns, curveRows),
  fixed(
    'streets',
    'codiceIstat tipo nome cap',
    places.map(({ istat, cap }) => [istat, 'Via', 'dei Tigli', cap]),
  ),
  each(
    'customers',
    'codiceCliente segmento nome cognome codFiscale email numeroCellulare username password',
    (person) => [
      [
        person.code,
        'Residenziale',
        person.firstName,
        person.lastName,
        person.fiscalCode,
        `cliente${person.number}@example.it`,
        `+39333${digits(person.number, 7)}`,
        person.number <= signsIn.length ? `cliente${person.number}` : '',
        signsIn[person.number - 1] ?? '',
      ],
    ],
  ),
  each('contracts', contractColumns, contractsOf),
  each('documents', 'docnumber codiceCliente codiceContratto tipo nome dataDocumento', (person) =>
    when(person.number % 5 === 0, [
      `D${digits(person.number, 8)}`,
      person.code,
      person.electricity.code,
      'CONTRATTO_DEFINITIVO',
      'Il tuo contratto',
      '2024-02-20',
    ]),
  ),
  each('directory', 'codiceCliente segmento uid mail isValido', (person) =>
    when(person.number % 100 === 1, [
      person.code,
      'Residenziale',
      `uid${person.number}`,
      `cliente${person.number}@example.it`,
      'sì',
    ]),
  ),
  each(
    'requests',
    'codice codiceCliente origine commodity tipo causaleAttivazione stato percentualeAvanzamento nomeOfferta morosita pod pdr',
    (person) => [
      ...when(person.number % 25 === 2, [
        `Q${digits(person.number, 7)}`,
        person.code,
        'QUOTATION',
        'GAS',
        'ZQAT',
        'SWITCH',
        'In lavorazione',
        40,
        'Gas Sereno',
        'no',
        '',
        digits(90_000_000 + person.number, 14),
      ]),
      ...when(person.number % 50 === 4, [
        `M${digits(person.number, 7)}`,
        person.code,
        'METER_REQUEST',
        'LUCE',
        'ZM71',
        '',
        'Aperta',
        20,
        '',
        'no',
        person.electricity.point,
        '',
      ]),
    ],
  ),
  each('payment-methods', methodColumns, methodsOf),
  each('charges', 'codiceContrattoVas contractAccount importo frequenza dataProssimoAddebito', (person) =>
    when(hasAssistance(person), [assistance(person), serviceAccount(person), '9,90', 'mensile', '2026-12-05']),
  ),
  each('deliveries', 'codiceCliente contractAccount tipoRecapito sms mail frequenzaRecapito', (person) =>
    when(person.number % 3 === 0, [person.code, person.electricity.account, '02', 'no', 'sì', 'bimestrale']),
  ),
  each('readings', 'codiceContratto dataLettura tipo matricola valori.F0 valori.F1 valori.F2 valori.F3', (person) => [
    ...['2026-08-31', '2026-10-31'].map((day, at) => [
      person.electricity.code,
      day,
      'EFFETTIVA',
      `E${person.number}`,
      '',
      1000 + person.number + 90 * at,
      800 + person.number + 70 * at,
      900 + person.number + 80 * at,
    ]),
    ...(person.gas === undefined
      ? []
      : [[person.gas.code, '2026-10-31', 'STIMATA', `N${person.number}`, 500 + person.number, '', '', '']]),
  ]),
  each('bill-states', 'codiceCliente numero metodoPagamento offerta.nome offerta.scadenza', (person) =>
    when(billed(person), [person.code, billNumber(person), 'B', 'Luce Serena', '2027-02-28']),
  ),
  each(
    'instalments',
    'codiceCliente numero numeroBolletta numeroRata totaleRate stato importo importoAperto dataEmissione dataScadenza',
    (person) =>
      billed(person) && person.number % 30 === 1
        ? [1, 2].map((part) => [
            person.code,
            `${billNumber(person)}R${part}`,
            billNumber(person),
            part,
            2,
            '02',
            '20,00',
            '20,00',
            '2026-11-20',
            part === 1 ? '2026-12-20' : '2027-01-20',
          ])
        : [],
  ),
  fixed('macro-types', 'id name position', [['CLIMA', 'Clima', 1]]),
  fixed('installations', 'id macroTypeId name icon position byVideocall byTechnician', [
    ['CALDAIA', 'CLIMA', 'Caldaia', 'boiler', 1, 'sì', 'sì'],
  ]),
  fixed('slot-windows', 'id supportType starts ends', [
    ['M1', 'EXIT_TECHNICAL', '08:00', '12:00'],
    ['P1', 'EXIT_TECHNICAL', '14:00', '18:00'],
    ['V1', 'VIDEOCALL', '09:00', '09:30'],
  ]),
  fixed('cancellation-reasons', 'id label requireNotes priority', [['ALTRO', 'Altro', 'sì', 1]]),
  fixed('companies', 'id code supportType name phone score reviews travelMinutes', [
    ['AZ1', 'AZ1', 'EXIT_TECHNICAL', 'Idraulica Alba', '0116123456', '4,5', 120, 30],
    ['AZ2', 'AZ2', 'EXIT_TECHNICAL', 'Termica Sud', '0816123456', '4,1', 80, 30],
    ['COP', 'COP', 'VIDEOCALL', 'Centrale operativa', '800123456', 0, 0, 0],
  ]),
  fixed(
    'company-areas',
    'companyId cap',
    companyIds.flatMap((id) => places.map(({ cap }) => [id, cap])),
  ),
  fixed(
    'company-skills',
    'companyId installationId',
    companyIds.map((id) => [id, 'CALDAIA']),
  ),
  fixed(
    'company-hours',
    'companyId weekday opens closes places',
    companyIds.flatMap((id) => [1, 2, 3, 4, 5].map((weekday) => [id, weekday, '08:00', '18:00', 3])),
  ),
  fixed(
    'company-closures',
    'companyId day',
    companyIds.map((id) => [id, '2026-12-25']),
  ),
  fixed('service-closures', 'day name', [['2026-12-24', 'Vigilia di Natale']]),
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
  each('notifications', 'codiceCliente data titolo testo destinazione', (person) =>
    when(person.number % 2 === 1, [
      person.code,
      '2026-11-20T09:00:00+01:00',
      'Benvenuto',
      'Da oggi trovi qui le tue forniture.',
      'ARCHIVIO',
    ]),
  ),
  fixed('operators', 'username ruolo passwordHash nome cognome email', [
    [
      'sportello.uno',
      'HELP_DESK',
      '$argon2id$v=19$m=19456,t=2,p=1$c3BvcnRlbGxvLXVubw$9kPpG0Zr0vQ2m7n4y1d8sVQmXyq3oJwq0cS5m8n1r2s',
      'Ada',
      'Sereni',
      'ada.sereni@example.it',
    ],
  ]),
];
