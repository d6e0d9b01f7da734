import * as z from 'zod/mini';

/**
 * Returns the differences of a value from a contract, one line per kind; a difference repeated in several elements of
 * a list is listed once with its count.
 */
export function differencesFrom(contract: z.ZodMiniType, value: unknown): string[] {
  const read = z.safeParse(contract, value, { reportInput: true });
  if (read.success) return [];
  const times = new Map<string, number>();
  for (const line of read.error.issues.flatMap(said)) times.set(line, (times.get(line) ?? 0) + 1);
  return [...times].map(([line, count]) => (count === 1 ? line : `${line} (${count} times)`));
}

function said(issue: z.core.$ZodIssue): string[] {
  const place = placeOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${placeOf([...issue.path, key])}: unknown field`);
  }
  if (issue.input === undefined) return [`${place}: missing`];
  return [`${place}: ${whatIsWrong(issue)}`];
}

function whatIsWrong(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `wrong type: ${typeOf(issue.input)}, not ${name(issue.expected)}`;
    case 'invalid_value': {
      const [known] = issue.values;
      if (typeof known !== typeof issue.input) return `wrong type: ${typeOf(issue.input)}, not ${typeOf(known)}`;
      return `unknown code ${shown(issue.input)}, not ${issue.values.map(String).join(', ')}`;
    }
    case 'invalid_format':
      return `wrong form: ${shown(issue.input)} is no ${issue.format}`;
    case 'invalid_union':
      return `wrong type: ${typeOf(issue.input)} ${shown(issue.input)}`;
    default:
      return `not valid: ${shown(issue.input)} (${/^[A-Z_]+$/.test(issue.message) ? issue.message : issue.code})`;
  }
}

/** `contratti[].indirizzo.via`: the element's index does not matter. */
function placeOf(path: readonly PropertyKey[]): string {
  const place = path.map((step) => (typeof step === 'number' ? '[]' : `.${String(step)}`)).join('');
  return place.replace(/^\./, '') || 'the answer';
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

function name(expected: string): string {
  return { array: 'list', int: 'whole number', record: 'object' }[expected] ?? expected;
}

/** Truncated, because answers may contain whole documents. */
function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
