import { CallError, errorCatalogue } from '@sportello/calls';
import { PASSWORD_PROBLEMS } from '@sportello/domain';

const passwordCodes = ['PWDP001', ...PASSWORD_PROBLEMS] as const;

/** What is wrong with a new password, in the words of the catalogue; undefined when none of the codes says so. */
export function passwordWords(codes: readonly string[]): string | undefined {
  const texts = passwordCodes.filter((code) => codes.includes(code)).map((code) => errorCatalogue[code].text);
  return texts.length === 0 ? undefined : texts.join(' ');
}

/** The code with which a call was refused and those of its fields. */
export function rejectedCodes(error: unknown): string[] {
  return error instanceof CallError ? [error.code, ...error.fields.map(({ codice }) => codice)] : [];
}

/** Whether a call was refused with one of these codes. */
export function hasErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return rejectedCodes(error).some((code) => codes.includes(code));
}

/** Whether what was refused is the password. */
export function isAboutPassword(error: unknown): boolean {
  return hasErrorCode(error, ...passwordCodes);
}
