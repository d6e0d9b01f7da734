import type { SuppliedCommodity } from '../contracts/commodity.ts';
import type { Day } from '../shared/day.ts';

/** Reasons for a change of holder (pratica.voltura.1). */
export const HOLDER_REASONS = ['VENDITA', 'AFFITTO', 'SUCCESSIONE'] as const;
/** Rights by which somebody lives at the supply (pratica.carte.1). */
export const PROPERTY_TITLES = ['PROPRIETA', 'LOCAZIONE', 'COMODATO', 'ALTRO'] as const;
export const SUPPLY_USES = ['RESIDENTE', 'NON_RESIDENTE', 'ALTRI_USI'] as const;
export const GAS_USES = ['COTTURA', 'COTTURA_E_ACQUA', 'RISCALDAMENTO'] as const;
export const PHASES = ['MONOFASE', 'TRIFASE'] as const;
/** Ways to pay a new supply: the mandate there is, a new one, or by bulletin with a deposit (pratica.costo.3). */
export const REQUEST_PAYMENTS = ['MANDATO_ESISTENTE', 'NUOVO_MANDATO', 'BOLLETTINO'] as const;
/** Changes that a FATTURAZIONE makes. */
export const BILLING_CHANGES = ['INDIRIZZO', 'DATI_FISCALI'] as const;
/** Beginnings of the supply in a new home. */
export const MOVE_STARTS = ['SUBENTRO', 'VOLTURA'] as const;

export type GasUse = (typeof GAS_USES)[number];
export type Phase = (typeof PHASES)[number];

/** Powers in kW that are contracted, as the distributors offer them (pratica.potenza.1). */
export const POWERS = [1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 15, 20, 25, 30] as const;
/** Above it a supply has three phases. */
export const MOST_SINGLE_PHASE_KW = 10;

/** Unvalidated answers of a request under their wire names; validated when it is sent (pratica.bozza.1). */
export interface SupplyAnswers {
  /** The server sets that of the supply for a request about an own one. */
  readonly settore?: SuppliedCommodity | undefined;
  /** POD or PDR. */
  readonly punto?: string | undefined;
  readonly via?: string | undefined;
  readonly cap?: string | undefined;
  readonly comune?: string | undefined;
  readonly provincia?: string | undefined;
  readonly decorrenza?: Day | undefined;
  readonly causale?: (typeof HOLDER_REASONS)[number] | undefined;
  /** The former holder, of a change after a death. */
  readonly precedente?: string | undefined;
  readonly titolo?: (typeof PROPERTY_TITLES)[number] | undefined;
  readonly uso?: (typeof SUPPLY_USES)[number] | undefined;
  /** In kW. */
  readonly potenza?: number | undefined;
  readonly fasi?: Phase | undefined;
  readonly usoGas?: GasUse | undefined;
  /** Figure on the meter on that day, in kWh or m³. */
  readonly lettura?: number | undefined;
  readonly inizio?: (typeof MOVE_STARTS)[number] | undefined;
  /** Day on which the supply, or that of the former home, ends. */
  readonly fine?: Day | undefined;
  readonly cambia?: (typeof BILLING_CHANGES)[number] | undefined;
  readonly codiceFiscale?: string | undefined;
  readonly partitaIva?: string | undefined;
  readonly sdi?: string | undefined;
  readonly pec?: string | undefined;
  readonly residente?: boolean | undefined;
  readonly pagamento?: (typeof REQUEST_PAYMENTS)[number] | undefined;
  readonly iban?: string | undefined;
  /** Number that the distributor calls. */
  readonly telefono?: string | undefined;
  /** The day on which the overdue bills were paid. */
  readonly pagatoIl?: Day | undefined;
  readonly nota?: string | undefined;
}
export type AnswerField = keyof SupplyAnswers;

/** Facts of the own supply that a request is about; undefined where it has none, or they are not known. */
export interface SupplyAsItIs {
  readonly commodity: SuppliedCommodity | undefined;
  /** In kW. */
  readonly power: number | undefined;
  readonly phases?: Phase | undefined;
  /** POD or PDR. */
  readonly point?: string | undefined;
}

/** Facts that the answers are checked against (pratica.domande.2). */
export interface AnswerFacts {
  readonly supply: SupplyAsItIs;
  readonly today: Day;
  /** The customer pays by direct debit already; undefined where it is not known. */
  readonly hasMandate?: boolean | undefined;
}

/** Returns the phases of a supply: those that are known, otherwise those that its power needs (pratica.potenza.1). */
export function phasesOf({ phases, power = 0 }: Pick<SupplyAsItIs, 'phases' | 'power'>): Phase {
  return phases ?? (power > MOST_SINGLE_PHASE_KW ? 'TRIFASE' : 'MONOFASE');
}
