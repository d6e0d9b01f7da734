import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { isCaptchaService, type CaptchaConfig, type CaptchaServiceConfig } from '../../config/captcha.ts';
import { hashOf } from './page-policy.ts';

const script = readFileSync(new URL('captcha-page.js', import.meta.url), 'utf8');

const globals: Readonly<Record<CaptchaServiceConfig['kind'], string>> = {
  turnstile: 'turnstile',
  hcaptcha: 'hcaptcha',
  recaptcha: 'grecaptcha',
};

/**
 * Serves the page of a captcha service's widget. It is the only page that may load the service's script, and only the
 * app may frame it (sessione.captcha.3).
 */
export function serveCaptchaPage(app: FastifyInstance, captcha: CaptchaConfig): void {
  if (!isCaptchaService(captcha)) return;
  const html = pageOf(captcha);
  const headers = {
    'content-security-policy': policyOf(captcha),
    // The service checks which site uses its key.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-cache',
  };
  app.get('/captcha', { schema: { hide: true } }, async (_request, reply) =>
    reply.headers(headers).type('text/html; charset=utf-8').send(html),
  );
}

/** Settings are checked at the start, and have no character that ends an attribute. */
function pageOf({ kind, siteKey, scriptUrl, isInvisible }: CaptchaServiceConfig): string {
  const invisible = isInvisible && kind !== 'turnstile' ? ' data-invisible="1"' : '';
  return `<!doctype html>
<html lang="it" data-api="${globals[kind]}" data-script="${scriptUrl}" data-site-key="${siteKey}"${invisible}>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Verifica di sicurezza</title>
<style>body{margin:0}#widget{display:grid;justify-content:center}html{color-scheme:light}html.dark{color-scheme:dark}</style>
<body><main id="widget"></main><script>${script}</script></body></html>`;
}

function policyOf({ sources }: CaptchaServiceConfig): string {
  const policy = {
    'default-src': ["'none'"],
    'script-src': [hashOf(script), ...sources],
    'frame-src': sources,
    'connect-src': sources,
    'img-src': ['data:', ...sources],
    // The services write styles into the page.
    'style-src': ["'unsafe-inline'", ...sources],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(policy)
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join('; ');
}
