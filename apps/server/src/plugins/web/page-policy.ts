import { createHash } from 'node:crypto';
import type { ContentSources } from '../../config/content-sources.ts';

/**
 * The Content-Security-Policy of an HTML page: everything from this origin; scripts only as app files, as inline head
 * scripts by hash, and from the configured wallets, which alone may then request a payment (pagamento.portafogli.1).
 * Strings become markup only through the app's single policy "default" (Trusted Types, sessione.difese.1).
 *
 * Inline styles are allowed because Mantine writes its theme there, as do the rules for the first paint.
 */
export function pageHeaders(html: string, sources: ContentSources): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(html).map(hashOf), ...sources.script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...sources.image],
    'connect-src': ["'self'", ...sources.connect],
    // Documents are fetched with the session and shown as blobs.
    'frame-src': ["'self'", 'blob:', ...sources.frame],
    'media-src': ["'self'", 'blob:', ...sources.media],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, values]) => [directive, ...values].join(' '))
      .join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': `camera=(), microphone=(), geolocation=(self), payment=(${sources.script.length > 0 ? 'self' : ''}), usb=()`,
    'cross-origin-opener-policy': 'same-origin',
  };
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}

export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
