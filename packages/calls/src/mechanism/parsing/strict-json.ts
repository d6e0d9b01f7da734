/** Deeper than any call needs, and far below what overflows a parser. */
const deepest = 32;

/** A key that occurs twice in one object is ambiguous. */
export class RepeatedKey extends SyntaxError {
  readonly key: string;

  constructor(key: string) {
    super('a key stands twice');
    this.key = key;
  }
}

/**
 * Parses JSON more strictly than JSON.parse: no repeated key in an object, no `__proto__`, limited depth. Throws a
 * SyntaxError.
 */
export function parseStrictly(text: string): unknown {
  // The depth check comes first: it bounds the recursion of JSON.parse and of later traversals.
  checkStructure(text);
  return JSON.parse(text);
}

const bracket = /["{}[\]:]/g;
const endOfString = /["\\]/g;

/**
 * Scans the brackets and keys; invalid JSON is left for JSON.parse to reject. Visits each character once: a regular
 * expression that matches a whole string would retry from every quote of an unterminated one.
 */
function checkStructure(text: string): void {
  /** Keys so far of each open object; null for an array. */
  const open: (Set<string> | null)[] = [];
  let lastString = '';
  for (let at = next(bracket, text, 0); at !== -1; at = next(bracket, text, at)) {
    const char = text[at];
    const start = at;
    at += 1;
    if (char === '{' || char === '[') {
      if (open.push(char === '{' ? new Set() : null) > deepest) throw new SyntaxError('too deep');
    } else if (char === '}' || char === ']') {
      open.pop();
    } else if (char === ':') {
      addKey(open.at(-1), JSON.parse(lastString) as string);
    } else {
      at = stringEnd(text, at);
      lastString = text.slice(start, at);
    }
  }
}

function stringEnd(text: string, from: number): number {
  let at = next(endOfString, text, from);
  while (at !== -1 && text[at] === '\\') at = next(endOfString, text, at + 2);
  return at === -1 ? text.length : at + 1;
}

function next(what: RegExp, text: string, from: number): number {
  what.lastIndex = from;
  return what.exec(text)?.index ?? -1;
}

function addKey(keys: Set<string> | null | undefined, key: string): void {
  if (key === '__proto__') throw new SyntaxError('__proto__ is not a field');
  if (keys?.has(key)) throw new RepeatedKey(key);
  keys?.add(key);
}
