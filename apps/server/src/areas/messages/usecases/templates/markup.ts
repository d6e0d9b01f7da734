/** Trusted HTML that is inserted unescaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template value: text is escaped, HTML and lists of it are not, null is omitted. */
type Part = string | number | Html | readonly Html[] | null;

/** Builds HTML with every text escaped, for element content and quoted attributes. */
export function markup(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = parts.map((part, index) => escaped(part) + (pieces[index + 1] ?? ''));
  return new Html((pieces[0] ?? '') + written.join(''));
}

function escaped(part: Part): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part).replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
