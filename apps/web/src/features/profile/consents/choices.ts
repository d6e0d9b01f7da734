import type { ConsentCode, PrivacyLevel } from '@sportello/domain';

/** What is switched on the page, by consent; what was not touched stands as it was said last. */
export type Choices = Record<ConsentCode, boolean | undefined>;

export const untouched: Choices = { MARKETING: undefined, PROFILAZIONE: undefined, TERZI: undefined };

/** The choices that say something else than before, as they are sent: each about the text shown now. */
export function changedChoices(levels: readonly PrivacyLevel[], choices: Partial<Choices>) {
  return levels.flatMap(({ code, isGiven, policyVersion }) => {
    if (code === 'SCONOSCIUTO') return [];
    const choice = choices[code];
    return choice === undefined || choice === (isGiven ?? false)
      ? []
      : [{ codice: code, concesso: choice, versioneInformativa: policyVersion }];
  });
}
