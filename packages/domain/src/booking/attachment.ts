/** Types of attachments (intervento.modello.7). */
export const ATTACHMENT_TYPES = ['IMMAGINI', 'PREVENTIVI', 'ORDINE_DI_LAVORO', 'SCONOSCIUTO'] as const;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[number];

/** The types as the wire words them (intervento.modello.7). */
export const ATTACHMENT_TYPE_LABELS = {
  IMMAGINI: 'Immagini',
  PREVENTIVI: 'Preventivi',
  ORDINE_DI_LAVORO: 'Ordine di Lavoro',
  SCONOSCIUTO: 'Sconosciuto',
} as const satisfies Record<AttachmentType, string>;

/** The file extensions that are recognised (intervento.modello.8). */
export const FILE_EXTENSIONS = ['pdf', 'png', 'jpg', 'jpeg', 'gif', 'heic', 'doc', 'docx', 'xls', 'xlsx'] as const;
export type FileExtension = (typeof FILE_EXTENSIONS)[number];

/** The recognised extensions of pictures. */
const PICTURE_EXTENSIONS: ReadonlySet<string | undefined> = new Set(['png', 'jpg', 'jpeg', 'gif', 'heic']);

/** How large each file may be that a customer or a technician adds, in bytes (prenotazione.bozza.2). */
export const MOST_FILE_BYTES = 5 * 1024 * 1024;

/** A file that belongs to an intervention (intervento.modello.7). */
export interface Attachment {
  id?: string | undefined;
  /** The content in base64, without data-URL prefix. */
  file?: string | undefined;
  fileName: string;
  type: AttachmentType;
  imgPreviewUrl?: string | undefined;
}

/** The recognised extension of a file name, whatever its case, else `undefined` (intervento.modello.8). */
export function fileExtension(fileName: string): FileExtension | undefined {
  const ending = /\.([^.]+)$/.exec(fileName.trim())?.[1]?.toLowerCase();
  return FILE_EXTENSIONS.find((each) => each === ending);
}

/** Tells a picture from other files by the extension of its name (intervento.modello.8). */
export const isPicture = (fileName: string): boolean => PICTURE_EXTENSIONS.has(fileExtension(fileName));
