import type { ProviderRecords } from '../records.ts';
import { calendarOf, type Calendar } from './calendar.ts';
import { hash, randomOf, type Random } from './random.ts';
import { scatteredDigits } from './scatter.ts';

export type Draft = { -readonly [Table in keyof ProviderRecords]: ProviderRecords[Table][number][] };

/** Prefixes that make a code's kind recognizable at sight. */
const codePrefixes = { contract: '40', account: '5000', service: '70', quotation: '80', meterRequest: '90' } as const;
type CodeKind = keyof typeof codePrefixes;

/** Upper limit per kind and persona; the scattered numbers depend on it. */
const MOST_PER_PERSONA = 10_000;

export interface Stage {
  readonly calendar: Calendar;
  readonly random: Random;
  readonly records: Draft;
  /** Number of the persona, from 1; it is part of all its codes. */
  readonly number: number;
  code(kind: CodeKind): string;
  /** Returns the next random-looking number of a kind; numbers never repeat. */
  digits(kind: string, count: number): string;
}

/** Returns the stage of one persona; `username` selects its random stream. */
export function stageOf(setting: {
  readonly records: Draft;
  readonly number: number;
  readonly username: string;
  readonly seed: number;
  readonly today: string;
}): Stage {
  const counters = new Map<string, number>();
  const next = (kind: string) => {
    const count = (counters.get(kind) ?? 0) + 1;
    counters.set(kind, count);
    return count;
  };
  return {
    calendar: calendarOf(setting.today),
    random: randomOf(setting.seed, setting.username),
    records: setting.records,
    number: setting.number,
    code: (kind) => codePrefixes[kind] + padded(setting.number, 3) + padded(next(kind), 5),
    digits: (kind, count) => {
      const index = setting.number * MOST_PER_PERSONA + next(`#${kind}`);
      return scatteredDigits(index, count, hash(`${setting.seed}/${kind}`));
    },
  };
}

export function emptyDraft(): Draft {
  return {
    towns: [],
    townPostcodes: [],
    streets: [],
    customers: [],
    accounts: [],
    directoryPeople: [],
    commodityContracts: [],
    vasContracts: [],
    fibreLines: [],
    selfConsumptions: [],
    onboardingRequests: [],
    documents: [],
    withdrawalTerms: [],
    contractExits: [],
    meterReadings: [],
    supplyOffers: [],
    supplyPrices: [],
    offersOnSale: [],
    pricesOnSale: [],
    billDeliveries: [],
    paymentMethods: [],
    vasCharges: [],
    bills: [],
    macroTypes: [],
    installations: [],
    slotWindows: [],
    companies: [],
    companyAreas: [],
    companySkills: [],
    companyHours: [],
    coveredInstallations: [],
    freeHours: [],
    cancellationReasons: [],
  };
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}
