export interface Finding {
  readonly pattern: string;
  readonly line: number;
  readonly text: string;
}

interface Ban {
  readonly comment: RegExp;
  /** Matches one word of a declared name, in lower case. */
  readonly name?: RegExp;
}

const bans: Readonly<Record<string, Ban>> = {
  opening: { comment: /^(?:What|Whether|Who|Whose|Where|Of|How)\b/ },
  refusal: { comment: /\brefus(?:als?|e[sd]?|ing)\b/i, name: /^refus(?:als?|e[sd]?|ing)$/ },
  door: { comment: /\bdoors?\b/i, name: /^doors?$/ },
  leave: { comment: /\b(?:a|the|its|this|that|each|no|with) leave\b/i },
  hint: { comment: /\bhint(?:s|ed)?\b/i, name: /^hint(?:s|ed)?$/ },
  letter: {
    comment: /(?<!\b(?:capital|first|small|lower-case) )\bletters?\b(?! (?:and|or) digits?)/i,
    name: /^letters?$/,
  },
  carrier: { comment: /\bcarriers?\b/i, name: /^carriers?$/ },
  'stand-in': { comment: /\bstand-ins?\b/i },
  spoken: { comment: /\b(?:speaks?|spoken?)\b/i, name: /^(?:speaks?|spoken?)$/ },
  dear: { comment: /\bdear(?:er|est)?\b/i, name: /^dear(?:er|est)?$/ },
  house: { comment: /\b(?:our|another|the whole|of the|in the) house\b/i },
  room: { comment: /\bmakes? room\b/i },
  tell: { comment: /\b(?:tells?|told|telling)\b(?! apart)/i, name: /^(?:tells?|told|telling)$/ },
  hear: { comment: /\b(?:hears?|heard|hearing)\b/i, name: /^(?:hears?|heard|hearing)$/ },
  say: { comment: /\b(?:says?|said|saying)\b/i, name: /^(?:says?|said|saying)$/ },
};

const token =
  /(?<line>(?<![:\w'"`/\\])\/\/[^\n]*)|(?<block>\/\*[\s\S]*?\*\/)|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\\n])*`/g;
const declaration = /\b(?:const|let|function\*?|class|interface|type|enum|readonly) (?<name>[A-Za-z_$][\w$]*)/g;

/** A test's title that makes sense only below its describe block. */
const title =
  /(?:\b(?:it|test)(?:\.(?!describe)\w+)*\(|\](?: as const)?\)\()\s*['"`](?<title>(?:is|are|has|have|an?|the|of|that|with|who|whose|what)\b[^\n]*)/g;

/**
 * Finds banned words in the comments of a source and in the names that it declares, not in those that it uses, and
 * titles of tests that don't begin with a verb.
 */
export function scan(source: string): Finding[] {
  const comments: { at: number; end: number; text: string }[] = [];
  const code = source.replaceAll(token, (found: string, ...rest: unknown[]) => {
    const { line, block } = rest.at(-1) as { line?: string; block?: string };
    const at = rest.at(-3) as number;
    if (line !== undefined || block !== undefined) {
      const last = comments.at(-1);
      const goesOn = line !== undefined && last !== undefined && /^\n[ \t]*$/.test(source.slice(last.end, at));
      if (goesOn) Object.assign(last, { end: at + found.length, text: `${last.text}\n${bare(found)}` });
      else comments.push({ at, end: at + found.length, text: bare(found) });
    }
    return found.replaceAll(/[^\n]/g, ' ');
  });

  const lineAt = (at: number) => source.slice(0, at).split('\n').length;
  const titles = [...source.matchAll(title)]
    .filter(({ index, 0: found }) => !found.startsWith(']') || !isDescribe(source.slice(0, index)))
    .map(({ index, groups }) => ({ pattern: 'title', line: lineAt(index), text: groups?.['title'] ?? '' }));
  const words = Object.entries(bans).flatMap(([pattern, { comment, name }]) => [
    ...comments
      .filter(({ text }) => comment.test(text))
      .map(({ at, text }) => ({ pattern, line: lineAt(at), text: text.replaceAll(/\s+/g, ' ') })),
    ...[...code.matchAll(declaration)]
      .filter(({ groups }) => name !== undefined && wordsOf(groups?.['name'] ?? '').some((word) => name.test(word)))
      .map(({ index, 0: text }) => ({ pattern, line: lineAt(index), text })),
  ]);
  return [...titles, ...words];
}

const isDescribe = (before: string) => before.match(/.*\b(it|test|describe)\./s)?.[1] === 'describe';

/** Takes the marks off a comment, and the code that it quotes. */
function bare(comment: string): string {
  return comment
    .replaceAll(/^\s*(?:\/\/+|\/\*+|\*(?!\/))|\*\/$/gm, '')
    .replaceAll(/`[^`\n]*`/g, '')
    .trim();
}

function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());
}
