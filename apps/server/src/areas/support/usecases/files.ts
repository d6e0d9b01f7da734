import { fileExtension, fileNameOf, MOST_FILE_BYTES, type FileExtension } from '@sportello/domain';
import type { InvalidField } from '@sportello/calls';

export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

const office = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const zip = [0x50, 0x4b, 0x03, 0x04];

interface Kind {
  readonly extensions: readonly FileExtension[];
  readonly type: string;
  readonly starts: readonly number[];
  /** Offset of the signature. */
  readonly at?: number;
  readonly holds?: string;
}

/** Signatures of the accepted file types (assistenza.modulo.3); the first match wins. */
const kinds: readonly Kind[] = [
  { extensions: ['pdf'], type: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { extensions: ['png'], type: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { extensions: ['jpg', 'jpeg'], type: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
  { extensions: ['gif'], type: 'image/gif', starts: [0x47, 0x49, 0x46, 0x38] },
  { extensions: ['heic'], type: 'image/heic', starts: [0x66, 0x74, 0x79, 0x70], at: 4, holds: 'hei' },
  { extensions: ['heic'], type: 'image/heic', starts: [0x66, 0x74, 0x79, 0x70], at: 4, holds: 'mif1' },
  { extensions: ['doc', 'xls'], type: 'application/x-ole-storage', starts: office },
  {
    extensions: ['docx'],
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    starts: zip,
    holds: 'word/',
  },
  {
    extensions: ['xlsx'],
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    starts: zip,
    holds: 'xl/',
  },
];

/** Reads uploaded files; throws if one is too large or its content does not match its extension. */
export function readFiles(
  given: readonly { readonly fileName: string; readonly file: string }[],
  field = 'allegati',
): { readonly files: readonly SentFile[] } | { readonly refused: readonly InvalidField[] } {
  const files: SentFile[] = [];
  const refused: InvalidField[] = [];
  for (const [at, { fileName, file }] of given.entries()) {
    const content = Buffer.from(file, 'base64');
    const kind = kindOf(content, fileExtension(fileName));
    if (content.length > MOST_FILE_BYTES) refused.push({ campo: `${field}.${at}.file`, codice: 'TOO_LARGE' });
    else if (kind === undefined) refused.push({ campo: `${field}.${at}.file`, codice: 'FILE_TYPE_NOT_ALLOWED' });
    else files.push({ name: fileNameOf(fileName), type: kind.type, content });
  }
  return refused.length > 0 ? { refused } : { files };
}

function kindOf(content: Buffer, extension: FileExtension | undefined): Kind | undefined {
  return kinds.find(
    ({ extensions, starts, at = 0, holds }) =>
      extension !== undefined &&
      extensions.includes(extension) &&
      content.subarray(at, at + starts.length).equals(Buffer.from(starts)) &&
      // An Office file contains part names throughout and in its directory at the end.
      (holds === undefined || content.includes(holds, at, 'latin1')),
  );
}
