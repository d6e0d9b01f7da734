/** Types of attachments (intervento.modello.7). */
export const ATTACHMENT_TYPES = ['IMMAGINI', 'PREVENTIVI', 'ORDINE_DI_LAVORO', 'SCONOSCIUTO'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** Wire names of the types (intervento.modello.7). */
export const ATTACHMENT_TYPE_LABELS = {
  IMMAGINI: 'Immagini',
  PREVENTIVI: 'Preventivi',
  ORDINE_DI_LAVORO: 'Ordine di Lavoro',
  SCONOSCIUTO: 'Sconosciuto',
} as const satisfies Record<AttachmentType, string>;

/** Recognised file extensions (intervento.modello.8). */
export const FILE_EXTENSIONS = ['pdf', 'png', 'jpg', 'jpeg', 'gif', 'heic', 'doc', 'docx', 'xls', 'xlsx'] as const;
export type FileExtension = (typeof FILE_EXTENSIONS)[number];

const PICTURE_EXTENSIONS: ReadonlySet<string | undefined> = new Set(['png', 'jpg', 'jpeg', 'gif', 'heic']);

/** Maximum size of a file added by a customer or a technician, in bytes (prenotazione.bozza.2). */
export const MOST_FILE_BYTES = 5 * 1024 * 1024;

/** A file of an intervention (intervento.modello.7). */
export interface Attachment {
  id?: string | undefined;
  /** Base64 content without data-URL prefix. */
  file?: string | undefined;
  fileName: string;
  type: AttachmentType;
  imgPreviewUrl?: string | undefined;
}

/** Returns the recognised extension of a file name in any case, else `undefined` (intervento.modello.8). */
export function fileExtension(fileName: string): FileExtension | undefined {
  const ending = /\.([^.]+)$/.exec(fileName.trim())?.[1]?.toLowerCase();
  return FILE_EXTENSIONS.find((each) => each === ending);
}

/** Returns true for a file name with the extension of a picture (intervento.modello.8). */
export const isPicture = (fileName: string): boolean => PICTURE_EXTENSIONS.has(fileExtension(fileName));
