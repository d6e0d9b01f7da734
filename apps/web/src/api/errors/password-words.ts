import { CallError, errorCatalogue } from '@sportello/calls';
import { PASSWORD_PROBLEMS } from '@sportello/domain';

const passwordCodes = ['PWDP001', ...PASSWORD_PROBLEMS] as const;

/** The catalogue's texts of what is wrong with a new password; undefined when none of the codes is about it. */
export function passwordWords(codes: readonly string[]): string | undefined {
  const texts = passwordCodes.filter((code) => codes.includes(code)).map((code) => errorCatalogue[code].text);
  return texts.length === 0 ? undefined : texts.join(' ');
}

export function rejectedCodes(error: unknown): string[] {
  return error instanceof CallError ? [error.code, ...error.fields.map(({ codice }) => codice)] : [];
}

export function hasErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return rejectedCodes(error).some((code) => codes.includes(code));
}

export function isAboutPassword(error: unknown): boolean {
  return hasErrorCode(error, ...passwordCodes);
}
