import { passwordProblems, type PasswordProblem } from '@sportello/domain';
import type { Value } from '../table/cells.ts';
import type { ApiError, Row } from '../table/columns.ts';

const problemTexts: Readonly<Record<PasswordProblem, string>> = {
  PWDP002: 'fewer than 8 characters',
  PWDP003: 'a character repeated more than 4 times',
  PWDP004: 'no upper-case letter',
  PWDP005: 'no lower-case letter',
  PWDP006: 'no digit',
  PWDP007: 'no special character of the list',
  PWDP008: 'contains the name, the company name or the fiscal code',
  PWDP009: 'contains the username, the e-mail or the telephone number',
};

/** Checks a customer's row as a whole and replaces the password with a flag that it exists. */
export function finishCustomer(row: Row): { row: Row } | { problems: Omit<ApiError, 'line'>[] } {
  const { password, passwordHash, username } = row;
  const problems = [
    ...(present(password) && !present(username) ? [{ field: 'username', reason: 'missing: there is a password' }] : []),
    ...(present(passwordHash) && !present(username)
      ? [{ field: 'username', reason: 'missing: there is a password hash' }]
      : []),
    ...(present(password) && present(passwordHash)
      ? [{ field: 'passwordHash', reason: 'given beside a password: one of them is enough' }]
      : []),
    ...(present(password) ? weaknesses(password, row) : []),
  ];
  return problems.length > 0 ? { problems } : { row: { ...row, password: present(password) } };
}

function weaknesses(password: Value, row: Row): Omit<ApiError, 'line'>[] {
  const owner = {
    name: textOf(row.nome),
    surname: textOf(row.cognome),
    companyName: textOf(row.ragioneSociale),
    fiscalCode: textOf(row.codFiscale),
    username: textOf(row.username),
    email: textOf(row.email),
    phoneNumber: textOf(row.numeroCellulare),
  };
  return passwordProblems(String(password), owner).map((code) => ({
    field: 'password',
    reason: `${problemTexts[code]} (${code})`,
  }));
}

function present(value: Value | undefined): value is Exclude<Value, null> {
  return value !== null && value !== undefined;
}

function textOf(value: Value | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
