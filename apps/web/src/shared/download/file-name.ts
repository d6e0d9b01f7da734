const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** The server's file name, else one derived from the document's title. */
export function fileName(disposition: string | null, title: string, type: string): string {
  const said = disposition === null ? undefined : nameIn(disposition);
  if (said !== undefined) return said;
  const ending = endings[type];
  return ending === undefined ? plain(title) : `${plain(title)}.${ending}`;
}

/** Parses a `content-disposition` header: the Unicode name takes precedence over the plain one (RFC 6266). */
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

/** Removes path separators and characters reserved by file systems. */
function plain(name: string): string {
  return name
    .replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
}
