/** How a file can be shown, and what its kind is called. */
export interface Format {
  readonly shownAs: 'pages' | 'sound' | 'picture' | 'nothing';
  readonly name: string;
}

const formats: Readonly<Record<string, Format>> = {
  'application/pdf': { shownAs: 'pages', name: 'PDF' },
  'audio/wav': { shownAs: 'sound', name: 'WAV' },
  'audio/x-wav': { shownAs: 'sound', name: 'WAV' },
  'audio/mpeg': { shownAs: 'sound', name: 'MP3' },
  'audio/mp4': { shownAs: 'sound', name: 'M4A' },
  'audio/ogg': { shownAs: 'sound', name: 'OGG' },
  'image/jpeg': { shownAs: 'picture', name: 'JPEG' },
  'image/png': { shownAs: 'picture', name: 'PNG' },
};

/** By the type that the server says: a name may say anything. What could hold a script is only saved. */
export function formatOf(type: string): Format {
  const known = Object.hasOwn(formats, type) ? formats[type] : undefined;
  return known ?? { shownAs: 'nothing', name: type === '' ? 'File' : type };
}
