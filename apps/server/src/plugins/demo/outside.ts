import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import type { Services } from '../../shared/context.ts';
import { markup } from '../../areas/messages/usecases/templates/markup.ts';

/** Placeholders for the provider's external pages, which the demo lacks. */
const pages = [
  {
    path: '/demo/videochiamata/:stanza',
    title: 'Videochiamata della demo',
    text: 'Qui si apre il servizio di videochiamate del fornitore. Nella demo non c’è: chiudi questa scheda e torna all’intervento.',
  },
  {
    path: '/demo/casa-connessa',
    title: 'Casa connessa della demo',
    text: 'Qui si apre la casa connessa del fornitore. Nella demo non c’è: chiudi questa scheda e torna all’area clienti.',
  },
];

export function serveDemoOutside(app: FastifyInstance, { brand }: Services, { isDemo }: { isDemo: boolean }) {
  for (const { path, title, text } of pages) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      if (!isDemo) throw new ApiError('NOT_FOUND');
      const page = markup`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${brand.name}</title>
<style>body { font: 1.1rem/1.6 sans-serif; max-width: 34rem; margin: 15vh auto 0; padding: 0 1rem; }</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
</main>
</body>
</html>
`;
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
        .send(page.text);
    });
  }
}
