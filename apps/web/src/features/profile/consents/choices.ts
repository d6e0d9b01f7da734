import type { ConsentCode, PrivacyLevel } from '@sportello/domain';

/** Switch states by consent; untouched ones keep the last answer. */
export type Choices = Record<ConsentCode, boolean | undefined>;

export const untouched: Choices = { MARKETING: undefined, PROFILAZIONE: undefined, TERZI: undefined };

/** Returns only changed answers, each with the displayed text's version. */
export function changedChoices(levels: readonly PrivacyLevel[], choices: Partial<Choices>) {
  return levels.flatMap(({ code, isGiven, policyVersion }) => {
    if (code === 'SCONOSCIUTO') return [];
    const choice = choices[code];
    return choice === undefined || choice === (isGiven ?? false)
      ? []
      : [{ codice: code, concesso: choice, versioneInformativa: policyVersion }];
  });
}
