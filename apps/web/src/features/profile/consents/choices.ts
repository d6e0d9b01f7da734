import { CONSENT_CODES, type ConsentCode, type PrivacyLevel } from '@sportello/domain';

/** What is switched on the page, by consent; what is not named stands as it was said last. */
export type Choices = Readonly<Partial<Record<ConsentCode, boolean>>>;

/** What had been switched before and was not saved; what is no choice is passed over. */
export function choicesOf(kept: Readonly<Record<string, unknown>> | undefined): Choices {
  return Object.fromEntries(
    CONSENT_CODES.flatMap((code) => {
      const choice = kept?.[code];
      return typeof choice === 'boolean' ? [[code, choice]] : [];
    }),
  );
}

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
