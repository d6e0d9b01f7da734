import type { Draft } from './stage.ts';

/**
 * Repairable installations by kind; the product content (`content/intervento-tecnico/prodotti.yaml`) uses these ids.
 */
const kinds = [
  { id: 'M01', name: 'Riscaldamento', installations: [{ id: 'P01', name: 'Caldaia', icon: 'boiler' }] },
  {
    id: 'M02',
    name: 'Climatizzazione',
    installations: [{ id: 'P02', name: 'Climatizzatore', icon: 'air-conditioner' }],
  },
  {
    id: 'M03',
    name: 'Impianti della casa',
    installations: [
      { id: 'P03', name: 'Impianto elettrico', icon: 'house' },
      // A leak can't be inspected by video.
      { id: 'P04', name: 'Impianto idraulico', icon: 'house', byVideocall: false },
    ],
  },
  { id: 'M04', name: 'Energia', installations: [{ id: 'P05', name: 'Impianto fotovoltaico', icon: 'panels' }] },
  {
    id: 'M05',
    name: 'Elettrodomestici',
    installations: [{ id: 'P06', name: 'Altri elettrodomestici', icon: 'house' }],
  },
];

const visits = [
  ['09:00', '11:00'],
  ['11:00', '13:00'],
  ['14:00', '16:00'],
  ['16:00', '18:00'],
] as const;

interface DemoCompany {
  readonly code: string;
  readonly name: string;
  readonly score: number;
  readonly reviews: number;
  readonly licence?: boolean;
  /** Prefixes of the postal codes that the company serves. */
  readonly areas: readonly string[];
  readonly skills: readonly string[];
  readonly places: number;
}

/** No company serves the islands, so customers there are offered a video call. */
const companies: readonly DemoCompany[] = [
  {
    code: '017',
    name: 'Termoidraulica Sempione',
    score: 4.6,
    reviews: 128,
    areas: ['1', '20', '21', '22', '27', '28'],
    skills: ['P01', 'P02', 'P03', 'P04', 'P06'],
    places: 2,
  },
  {
    code: '021',
    name: 'Clima e Casa Lombardia',
    score: 4.8,
    reviews: 96,
    areas: ['2', '16'],
    skills: ['P01', 'P02', 'P04', 'P05'],
    places: 1,
  },
  {
    code: '034',
    name: 'Elettrotecnica Padana',
    score: 4.2,
    reviews: 41,
    licence: false,
    areas: ['2', '3', '4'],
    skills: ['P02', 'P03', 'P05', 'P06'],
    places: 1,
  },
  {
    code: '042',
    name: 'Pronto Guasti Centro',
    score: 3.9,
    reviews: 12,
    areas: ['00', '5', '6', '80', '81'],
    skills: ['P01', 'P02', 'P03', 'P04', 'P05', 'P06'],
    places: 2,
  },
];

const reasons = [
  { id: 'R01', label: 'Ho risolto da solo', requireNotes: false },
  { id: 'R02', label: 'Il guasto non si ripresenta', requireNotes: false },
  { id: 'R03', label: 'Quel giorno non ci sono', requireNotes: false },
  { id: 'R99', label: 'Altro', requireNotes: true },
];

/** Adds the repairable installations, the companies and the coverage of the technical services. */
export function addBooking(records: Draft): void {
  for (const [at, { id, name, installations }] of kinds.entries()) {
    records.macroTypes.push({ id, name, position: at + 1 });
    for (const [place, { byVideocall = true, ...installation }] of installations.entries()) {
      records.installations.push({
        ...installation,
        macroTypeId: id,
        position: place + 1,
        byVideocall,
        byTechnician: true,
      });
    }
  }
  addWindows(records);
  for (const company of companies) addCompany(records, company);
  addOperationsCentre(records);
  records.cancellationReasons.push(...reasons.map((reason, at) => ({ ...reason, priority: at + 1 })));
  for (const { code, subType } of records.vasContracts) {
    if (subType !== 'INTERVENTO_TECNICO') continue;
    for (const { id } of records.installations) {
      records.coveredInstallations.push({ contractCode: code, installationId: id });
    }
  }
}

function addWindows(records: Draft): void {
  for (const [at, [starts, ends]] of visits.entries()) {
    records.slotWindows.push({ id: `T${at + 1}`, supportType: 'EXIT_TECHNICAL', starts, ends });
  }
  const time = (half: number) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
  for (let half = 18; half < 36; half += 1) {
    records.slotWindows.push({
      id: `V${half - 17}`,
      supportType: 'VIDEOCALL',
      starts: time(half),
      ends: time(half + 1),
    });
  }
}

function addCompany(records: Draft, { code, areas, skills, places, licence = true, ...facts }: DemoCompany): void {
  const companyId = `C${code}`;
  records.companies.push({
    id: companyId,
    code,
    ...facts,
    supportType: 'EXIT_TECHNICAL',
    licence,
    travelMinutes: 30,
    phone: `+3902${code}1234`,
  });
  const caps = new Set(records.townPostcodes.map(({ cap }) => cap));
  for (const cap of caps) {
    if (areas.some((area) => cap.startsWith(area))) records.companyAreas.push({ cap, companyId });
  }
  for (const installationId of skills) records.companySkills.push({ companyId, installationId });
  for (const weekday of [1, 2, 3, 4, 5]) {
    records.companyHours.push({ companyId, weekday, opens: '08:00', closes: '18:00', places });
  }
  records.companyHours.push({ companyId, weekday: 6, opens: '09:00', closes: '13:00', places: 1 });
}

function addOperationsCentre(records: Draft): void {
  const companyId = 'CENTRALE';
  records.companies.push({
    id: companyId,
    code: companyId,
    name: 'Centrale Operativa',
    supportType: 'VIDEOCALL',
    score: 0,
    reviews: 0,
    licence: true,
    travelMinutes: 0,
    phone: null,
  });
  for (const weekday of [1, 2, 3, 4, 5, 6]) {
    records.companyHours.push({
      companyId,
      weekday,
      opens: '09:00',
      closes: weekday === 6 ? '13:00' : '18:00',
      places: 3,
    });
  }
}
