import sax from 'sax';
import { firstLine } from '../../../errors/start-error.ts';

/** An element without its namespace prefix, which differs between senders. */
export interface Element {
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

/** Thrown for a file that can't be read on: it is malformed, or too deep or too large in one element. */
export class BadXml extends Error {
  readonly line: number;
  constructor(line: number, reason: string) {
    super(reason);
    this.line = line;
  }
}

interface OpenElement extends Element {
  readonly children: Element[];
  text: string;
}

/** A point of delivery with a month of quarter-hours has some 130 elements. */
const most = { depth: 8, elements: 2000, text: 1000 };

/**
 * Parses XML piece by piece and yields the root's children of some names, so that memory does not grow with the file.
 * A document type declaration is rejected before any entity is expanded.
 */
export async function* childrenIn(
  pieces: AsyncIterable<string>,
  isWanted: (name: string) => boolean,
): AsyncGenerator<{ readonly root: Element; readonly children: readonly Element[] }> {
  const open: OpenElement[] = [];
  let children: Element[] = [];
  let root: OpenElement | undefined;
  let elements = 0;
  let startedOn = 1;
  const parser = sax.parser(true);
  const bad = (reason: string) => new BadXml(parser.line + 1, reason);
  const handlers: Partial<sax.SAXParser> = {
    onerror: (error) => {
      throw bad(firstLine(error));
    },
    ondoctype: () => {
      throw bad('a document type declaration, which no measurement has');
    },
    onopentagstart: () => {
      startedOn = parser.line + 1;
    },
    onopentag: ({ name, attributes }) => {
      const element: OpenElement = {
        name: localName(name),
        line: startedOn,
        attributes: attributes as Record<string, string>,
        children: [],
        text: '',
      };
      elements = open.length <= 1 ? 0 : elements + 1;
      if (open.length >= most.depth) throw bad(`elements in each other, more than ${most.depth} deep`);
      if (elements > most.elements) throw bad(`more than ${most.elements} elements in one point of delivery`);
      root ??= element;
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    ontext: (text) => {
      const element = open.at(-1);
      if (element === undefined || text.trim() === '') return;
      element.text += text.trim();
      if (element.text.length > most.text) throw bad(`more than ${most.text} characters in ${element.name}`);
    },
    onclosetag: () => {
      const element = open.pop();
      if (open.length !== 1 || element === undefined) return;
      if (isWanted(element.name)) children.push(element);
      // The root would otherwise keep every element of the file.
      root?.children.pop();
    },
  };
  Object.assign(parser, handlers);
  for await (const piece of pieces) {
    parser.write(piece);
    if (root === undefined || children.length === 0) continue;
    yield { root, children };
    children = [];
  }
  parser.close();
  if (root === undefined) throw bad('nothing in it');
  yield { root, children };
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

export function textOf(element: Element, name: string): string | undefined {
  const text = element.children.find((child) => child.name === name)?.text;
  return text === '' ? undefined : text;
}
