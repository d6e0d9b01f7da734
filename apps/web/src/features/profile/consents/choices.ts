import type { ConsentCode, PrivacyLevel } from '@sportello/calls';

/** What is switched on the page, by consent; what is not named stands as it was said last. */
export type Choices = Readonly<Partial<Record<ConsentCode, boolean>>>;

/** The choices that say something else than before, as they are sent: each about the text shown now. */
export function saidAnew(levels: readonly PrivacyLevel[], choices: Choices) {
  return levels.flatMap(({ code, isGiven, noticeVersion }) => {
    if (code === 'SCONOSCIUTO') return [];
    const choice = choices[code];
    return choice === undefined || choice === (isGiven ?? false)
      ? []
      : [{ codice: code, concesso: choice, versioneInformativa: noticeVersion }];
  });
}
