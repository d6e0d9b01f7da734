import type { ConsentCode, ContactChannel, RegistrationStart, SentCode } from '@sportello/domain';

/** Segments that can register, by their label (prodotto.segmenti.3). */
export const REGISTERING = ['Residenziale', 'Amministratore', 'Pmi'] as const;
export type Registering = (typeof REGISTERING)[number];

/** Answers so far; each part is missing until its screen was submitted. */
export interface Registration {
  readonly who?: { readonly segment: Registering; readonly identifier: string; readonly customerCode: string };
  readonly start?: RegistrationStart;
  readonly username?: string;
  /** In memory only. */
  readonly password?: string;
  readonly consents?: Readonly<Record<ConsentCode, boolean>>;
  readonly contact?: { readonly channel: ContactChannel; readonly typed?: string };
  readonly sent?: SentCode;
  readonly invitation?: string;
}

export const STEPS = [
  { id: 'chi-sei', isDone: ({ who, start }: Registration) => who !== undefined && start !== undefined },
  {
    id: 'accesso',
    isDone: ({ username, password }: Registration) => username !== undefined && password !== undefined,
  },
  { id: 'consensi', isDone: ({ consents }: Registration) => consents !== undefined },
  { id: 'contatto', isDone: ({ contact, sent }: Registration) => contact !== undefined && sent !== undefined },
  { id: 'codice', isDone: () => false },
] as const;

export type StepId = (typeof STEPS)[number]['id'];

export const STEP_IDS = STEPS.map(({ id }) => id);

export const FIRST_STEP: StepId = STEPS[0].id;
export const LAST_STEP: StepId = STEPS[4].id;

/** Returns the requested screen, or the first incomplete one before it. */
export function shownStep(asked: StepId, registration: Registration): StepId {
  const missing = STEPS.find((step) => !step.isDone(registration))?.id ?? 'codice';
  return placeOf(asked) <= placeOf(missing) ? asked : missing;
}

/** Position from 1. */
export function placeOf(id: StepId): number {
  return STEPS.findIndex((step) => step.id === id) + 1;
}

export function nextStep(id: StepId): StepId {
  return STEPS[placeOf(id)]?.id ?? id;
}
