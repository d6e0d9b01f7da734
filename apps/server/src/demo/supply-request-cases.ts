import {
  addDays,
  type Day,
  type RejectionCode,
  type RequestPaper,
  type RequestStep,
  type SupplyAnswers,
  type SupplyRequestKind,
} from '@sportello/domain';

interface DemoPaper {
  readonly paper: RequestPaper;
  readonly name: string;
  readonly rejectedFor?: string;
  readonly isAccepted?: boolean;
}

export interface DemoRequest {
  readonly kind: SupplyRequestKind;
  readonly daysAgo: number;
  readonly isOfOwnSupply?: boolean;
  readonly answers: SupplyAnswers;
  /** Days after the request, and for an appointment the days from today. */
  readonly steps: readonly (readonly [step: RequestStep, after: number, day?: number, hours?: string])[];
  readonly papers?: readonly DemoPaper[];
  readonly rejection?: RejectionCode;
  /** True if the made-up distributor goes on with it once its customer has sent what is missing. */
  readonly isAnswered?: boolean;
}

const home = { via: 'Via Emilia Levante 20', cap: '40139', comune: 'Bologna', provincia: 'BO' } as const;
const start = { titolo: 'LOCAZIONE', uso: 'RESIDENTE', pagamento: 'MANDATO_ESISTENTE' } as const;
const identity = { paper: 'IDENTITA', name: 'carta-identita.pdf', isAccepted: true } as const;

/** Days count from today. */
export const demoRequests = (today: Day, fiscalCode: string | null): readonly DemoRequest[] => [
  {
    kind: 'POTENZA',
    daysAgo: 50,
    isOfOwnSupply: true,
    answers: { settore: 'LUCE', potenza: 4.5, fasi: 'MONOFASE', telefono: '3331234567' },
    steps: [
      ['VERIFICATA', 0],
      ['INVIATA_DISTRIBUTORE', 1],
      ['LAVORO_PROGRAMMATO', 2, -46, '8:30-12:30'],
      ['ESEGUITA', 4, -46],
      ['FATTURATA', 8],
    ],
  },
  {
    kind: 'NUOVA_ATTIVAZIONE',
    daysAgo: 25,
    answers: {
      ...home,
      ...start,
      settore: 'GAS',
      punto: '00881000031415',
      usoGas: 'RISCALDAMENTO',
      decorrenza: addDays(today, -10),
      telefono: '3331234567',
    },
    steps: [
      ['VERIFICATA', 1],
      ['INVIATA_DISTRIBUTORE', 2],
    ],
    papers: [identity, { paper: 'TITOLO', name: 'contratto-affitto.pdf', isAccepted: true }],
    rejection: 'LAVORI_NECESSARI',
  },
  {
    kind: 'SUBENTRO',
    daysAgo: 4,
    answers: {
      ...home,
      ...start,
      settore: 'LUCE',
      punto: 'IT001E31415926',
      potenza: 3,
      fasi: 'MONOFASE',
      decorrenza: addDays(today, 3),
      telefono: '3331234567',
    },
    steps: [
      ['VERIFICATA', 1],
      ['INVIATA_DISTRIBUTORE', 2],
      ['LAVORO_PROGRAMMATO', 3, 5, '8:30-12:30'],
    ],
    papers: [identity, { paper: 'TITOLO', name: 'contratto-affitto.pdf', isAccepted: true }],
  },
  {
    kind: 'VOLTURA',
    daysAgo: 2,
    answers: {
      ...home,
      ...start,
      settore: 'LUCE',
      punto: 'IT001E27182818',
      causale: 'AFFITTO',
      decorrenza: addDays(today, 10),
    },
    steps: [],
    papers: [
      identity,
      { paper: 'TITOLO', name: 'contratto-affitto.jpg', rejectedFor: 'Manca la pagina con le firme.' },
    ],
    isAnswered: true,
  },
  {
    kind: 'FATTURAZIONE',
    daysAgo: 1,
    isOfOwnSupply: true,
    answers: { settore: 'LUCE', cambia: 'DATI_FISCALI', codiceFiscale: fiscalCode ?? '' },
    steps: [],
    papers: [{ paper: 'DATI_FISCALI', name: 'tessera-sanitaria.pdf' }],
  },
];
