import { footer, type ContentUse } from '@sportello/calls';
import { LineCounter, parseDocument, type Document } from 'yaml';
import * as z from 'zod/mini';

export interface ContentProblem {
  readonly line: number;
  /** In Italian, since content editors are not programmers. */
  readonly what: string;
}

type Parsed<T> = { readonly content: T } | { readonly problems: readonly ContentProblem[] };

export type Items = readonly Readonly<Record<string, unknown>>[];

export function parsePage(text: string, use: ContentUse): Parsed<Items> {
  const parsed = parse<Items>(text, z.array(use.item));
  if ('problems' in parsed) return parsed;
  const repeated = repeatedName(parsed.content);
  if (repeated === undefined) return parsed;
  const line = text.split('\n').findLastIndex((each) => each.includes(repeated)) + 1;
  return { problems: [{ line, what: `“${repeated}” c'è già: ogni elemento ha un nome suo` }] };
}

/** A footer without its legal line gets the one of the provider's company. */
const footerFile = z.strictObject({ ...footer.answer.shape, legal: z.optional(footer.answer.shape.legal) });

export type Footer = z.output<typeof footerFile>;

export function parseFooter(text: string): Parsed<Footer> {
  return parse(text, footerFile);
}

function parse<T>(text: string, schema: z.ZodMiniType<T>): Parsed<T> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) {
    const problems = document.errors.map(({ linePos, message }) => ({
      line: linePos?.[0].line ?? 1,
      what: `non si legge (${message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? ''})`,
    }));
    return { problems };
  }
  const read = z.safeParse(schema, document.toJS(), { reportInput: true });
  if (read.success) return { content: read.data };
  return { problems: read.error.issues.map((issue) => ({ line: lineOf(document, lines, issue), what: say(issue) })) };
}

type Issue = z.core.$ZodIssue;

/** Returns the line of a value; for a missing one, the line of its parent. */
function lineOf(document: Document, lines: LineCounter, { path }: Issue): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true) as { range?: readonly number[] } | undefined;
    const at = node?.range?.[0];
    if (at !== undefined) return lines.linePos(at).line;
  }
  return 1;
}

function say(issue: Issue): string {
  const name = issue.path.findLast((step) => typeof step === 'string') ?? '';
  const field = `“${name}”`;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined && name !== '') return `manca ${field}`;
      if (issue.expected === 'string') return `${field} è un testo: scrivilo tra virgolette`;
      if (issue.expected === 'array')
        return name === '' ? 'il file è un elenco: ogni elemento inizia con “-”' : `${field} è un elenco`;
      return name === '' ? 'il file non ha la forma prevista' : `${field} non ha la forma prevista (${issue.expected})`;
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => `“${key}”`).join(', ')} qui non è previsto`;
    case 'invalid_value':
      return `${field} può essere solo: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' ? `${field} è vuoto` : `${field} è troppo piccolo`;
    case 'too_big':
      return issue.origin === 'string'
        ? `${field} è più lungo di ${String(issue.maximum)} caratteri`
        : `${field} è troppo grande`;
    case 'invalid_format':
      return `${field} non è scritto come serve${formOf(name)}`;
    default:
      return `${field} non va bene`;
  }
}

function formOf(name: string): string {
  if (name === 'url') return ': inizia con https://, /, tel: o mailto:';
  if (['id', 'key', 'code'].includes(name)) return ': lettere minuscole, cifre e trattini';
  return ['from', 'until', 'validUntil'].includes(name) ? ': anno-mese-giorno, come 2026-12-31' : '';
}

function repeatedName(items: Items): string | undefined {
  const names = items.flatMap(({ id, code, mode }) => [id, code, mode].filter((name) => typeof name === 'string'));
  return names.find((name, at) => names.indexOf(name) !== at);
}
