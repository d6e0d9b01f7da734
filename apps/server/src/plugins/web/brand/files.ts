import type { BrandPictures } from '../../../config/brand/pictures.ts';
import type { DrawnBrand } from '../../../formats/brand/brand.ts';

/** A file that the server makes of the provider's pictures, by its path. */
export type BrandFiles = ReadonlyMap<string, BrandFile>;

interface BrandFile {
  readonly type: string;
  readonly content: Buffer;
}

/** The path in demo mails, which have no attachments. */
export const MAIL_LOGO = '/brand/mail-logo.png';

export function brandFiles({ logo, illustration }: BrandPictures, drawn: DrawnBrand): BrandFiles {
  const { mailLogo, icons } = drawn;
  const shownLogo = logo && (logo.dark ?? logo.light);
  const png = (path: string, content: Uint8Array | undefined) =>
    content === undefined ? [] : [[path, { type: 'image/png', content: Buffer.from(content) }] as const];
  return new Map([
    ...(shownLogo ? [[`/brand/logo.${shownLogo.kind}`, shownLogo] as const] : []),
    ...(illustration ? [[`/brand/illustration.${illustration.kind}`, illustration] as const] : []),
    ...png(MAIL_LOGO, mailLogo?.content),
    ...(icons ? [[faviconPath(icons.favicon.type), icons.favicon] as const] : []),
    ...png('/brand/icon-192.png', icons?.app?.any192),
    ...png('/brand/icon-512.png', icons?.app?.any512),
    ...png('/brand/icon-maskable.png', icons?.app?.maskable512),
    ...png('/brand/apple-touch-icon.png', icons?.app?.appleTouch),
    // iOS, feed readers and some programs ask for these without having read a page.
    ...(icons ? [['/favicon.ico', { type: 'image/x-icon', content: icons.ico }] as const] : []),
    ...png('/apple-touch-icon.png', icons?.app?.appleTouch),
  ]);
}

export const faviconPath = (type: string) => `/brand/favicon.${type === 'image/png' ? 'png' : 'svg'}`;
