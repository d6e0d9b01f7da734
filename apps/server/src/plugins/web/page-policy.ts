import { createHash } from 'node:crypto';
import type { ContentSources } from '../../config/content-sources.ts';

/**
 * What an HTML page may load, send and be framed by: everything from here, scripts only as files of
 * the app, as those that stand in the page's own head, by their hash, and as the wallets' that are
 * configured, which alone may then ask for a payment (pagamento.portafogli.1). Texts become markup only
 * through the app's one policy, called "default" (Trusted Types, sessione.difese.1).
 *
 * Styles may stand in the page: Mantine writes its theme there, and the first look's rules do.
 */
export function pageHeaders(html: string, sources: ContentSources): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(html).map(hashOf), ...sources.script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...sources.image],
    'connect-src': ["'self'", ...sources.connect],
    // Documents are fetched with the session and shown from memory.
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

/** The scripts that stand in the page itself; blocks of data are none. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
