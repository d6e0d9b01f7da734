/** How the files that an archive gives end, by their type. */
const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** What a file is called where it is kept: as the server says, else after the document. */
export function fileName(disposition: string | null, title: string, type: string): string {
  const said = disposition === null ? undefined : nameIn(disposition);
  if (said !== undefined) return said;
  const ending = endings[type];
  return ending === undefined ? plain(title) : `${plain(title)}.${ending}`;
}

/** The name in a `content-disposition` header: the one with every letter before the plain one (RFC 6266). */
function nameIn(disposition: string): string | undefined {
  const [, encoded] = /filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(disposition) ?? [];
  const [, quoted, bare] = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const name = plain((encoded === undefined ? undefined : decoded(encoded)) ?? quoted ?? bare ?? '');
  return name === '' ? undefined : name;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Without what would lead into another folder, or mean something to a file system. */
function plain(name: string): string {
  return name
    .replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
}
