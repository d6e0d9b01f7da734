/** Energy types (contratto.modello.13): E electricity, G gas. */
export const ENERGY_TYPES = { LUCE: 'E', GAS: 'G' } as const;
export type EnergyType = (typeof ENERGY_TYPES)[keyof typeof ENERGY_TYPES];

/** Contract kinds (contratto.modello.14): 1 binding, 2 free market, 3 gradual protection. */
export const CONTRACT_KINDS = { BINDING: '1', FREE_MARKET: '2', GRADUAL_PROTECTION: '3' } as const;
export type ContractKind = (typeof CONTRACT_KINDS)[keyof typeof CONTRACT_KINDS];

/** Default number of readings in a history (lettura.storia.1). */
export const READING_HISTORY_COUNT = 12;
