import {
  ATTACHMENT_TYPE_LABELS,
  ATTACHMENT_TYPES,
  fileExtension,
  foldText,
  type Attachment,
  type AttachmentType,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { present } from '../mechanism/empty.ts';
import { base64, line, optionalText } from '../mechanism/wire.ts';

/** A file of an intervention; lists omit its content, which `documents/{id}` returns. */
export const wireAttachment = z.strictObject({
  id: optionalText,
  /** Base64, without data URL prefix. */
  file: optionalText,
  fileName: z.string(),
  /** Immagini, Preventivi, Ordine di Lavoro. */
  type: optionalText,
  imgPreviewUrl: optionalText,
});

export const exampleAttachment = {
  id: 'D0001',
  file: null,
  fileName: 'caldaia.jpg',
  type: 'Immagini',
  imgPreviewUrl: null,
};

export function toAttachment(wire: z.output<typeof wireAttachment>): Attachment {
  return {
    id: present(wire.id),
    file: present(wire.file),
    fileName: wire.fileName,
    type: toType(wire.type),
    imgPreviewUrl: present(wire.imgPreviewUrl),
  };
}

function toType(word: string | null): AttachmentType {
  const same = (type: AttachmentType) => foldText(ATTACHMENT_TYPE_LABELS[type]) === foldText(word ?? '');
  return ATTACHMENT_TYPES.find(same) ?? 'SCONOSCIUTO';
}

/** Maximum body with files: 15 MiB, about 11 MiB of files before base64. */
export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024;

/** Maximum body of a booking: five files of 5 MiB in base64, plus the surrounding JSON. */
export const MAX_BOOKING_BYTES = 36 * 1024 * 1024;

/** Types of the files that customers upload, detected from their content. */
export const UPLOAD_TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/heic',
  'application/x-ole-storage',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** A file that the customer uploads (prenotazione.regole.2). */
export const wireUpload = z.strictObject({
  file: base64(MAX_UPLOAD_BYTES),
  fileName: line(200).check(z.refine((name) => fileExtension(name) !== undefined, { error: 'FILE_TYPE_NOT_ALLOWED' })),
});
