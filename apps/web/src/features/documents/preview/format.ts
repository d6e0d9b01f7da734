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

/** Trusts the server's content type, not the file name. Types that may contain scripts are download only. */
export function formatOf(type: string): Format {
  const known = Object.hasOwn(formats, type) ? formats[type] : undefined;
  return known ?? { shownAs: 'nothing', name: type === '' ? 'File' : type };
}
