import type { Settings } from './config.ts';

/** `kept` stores mails without sending them. */
export type MailConfig =
  | { readonly kind: 'kept' }
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string };

/** `kept` stores SMS without sending them; `off` offers none. */
export type SmsConfig =
  | { readonly kind: 'off' }
  | { readonly kind: 'kept' }
  | { readonly kind: 'http'; readonly url: string; readonly token: string | null; readonly from: string | null };

export function mailConfig(given: Settings, brand: string, publicUrl: string): MailConfig {
  if (given.SMTP_URL === undefined) return { kind: 'kept' };
  const sender = `"${brand.replaceAll(/["\\]/g, '')}" <no-reply@${new URL(publicUrl).hostname}>`;
  return { kind: 'smtp', url: given.SMTP_URL, from: given.MAIL_FROM ?? sender };
}

export function smsConfig(given: Settings): SmsConfig {
  if (given.SMS === 'off') return { kind: 'off' };
  if (given.SMS_URL === undefined) return { kind: 'kept' };
  return { kind: 'http', url: given.SMS_URL, token: given.SMS_TOKEN ?? null, from: given.SMS_FROM ?? null };
}

export interface WebhookConfig {
  readonly url: string;
  readonly secret: string;
}
