/** Deeper than any call of ours, and far less than what makes a parser stumble. */
const deepest = 32;

/** A key that stands twice in one object: which of the two is meant? */
export class RepeatedKey extends SyntaxError {
  readonly key: string;

  constructor(key: string) {
    super('a key stands twice');
    this.key = key;
  }
}

/**
 * Reads JSON more strictly than JSON.parse: no key twice in one object, no `__proto__`, not endlessly
 * deep. Throws a SyntaxError for what it refuses.
 */
export function parseStrictly(text: string): unknown {
  // Depth first: it bounds what JSON.parse and whoever walks its value have to climb.
  checkStructure(text);
  return JSON.parse(text);
}

const bracket = /["{}[\]:]/g;
const endOfString = /["\\]/g;

/**
 * Walks the brackets and keys; what is not JSON at all is left for JSON.parse to refuse. It looks at
 * each character once: an expression that matches a whole string would try again from every quote
 * of one that doesn't end.
 */
function checkStructure(text: string): void {
  /** The keys so far of each object that is open; null for an array. */
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

/** Finds the end of the string that begins before `from`. */
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
