import type { DemoCode } from '../../demo/second-factors.ts';
import type { Brand } from '../../shared/context.ts';
import type { OutboxMessage } from '../../areas/messages/usecases/outbox.ts';
import { readableOn } from '../../areas/messages/usecases/templates/colours.ts';
import { LOGO_CID } from '../../areas/messages/usecases/templates/layout.ts';
import { MAIL_LOGO } from '../web/brand/files.ts';
import { Html, markup } from '../../areas/messages/usecases/templates/markup.ts';
import { momentInFull } from '../../areas/messages/usecases/words-of.ts';
import { pageStyles } from './outbox-styles.ts';

export interface OutboxPage {
  readonly brand: Brand;
  readonly messages: readonly OutboxMessage[];
  readonly codes: readonly DemoCode[];
  readonly to: string | null;
  readonly alsoSends: { readonly mail: boolean; readonly sms: boolean };
}

export function outboxPage({ brand, messages, codes, to, alsoSends }: OutboxPage): string {
  const { from, to: deep } = brand.colours;
  return markup`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Posta della demo · ${brand.name}</title>
<style>:root { --from: ${from}; --to: ${deep}; --on-brand: ${readableOn(deep)}; }
${new Html(pageStyles)}</style>
</head>
<body>
<header><p>${brand.name}</p><h1>Posta della demo</h1></header>
<main>
<p class="note">${note(alsoSends)} Da più recente a meno recente, al massimo 50.</p>
<form method="get" action="/demo/posta" role="search">
<label for="to">Destinatario</label>
<div><input id="to" name="to" type="text" value="${to ?? ''}" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="254" placeholder="indirizzo o numero">
<button type="submit">Filtra</button></div>
${to === null ? null : markup`<p><a href="/demo/posta">Mostra la posta di tutti</a></p>`}
</form>
${codes.length === 0 ? null : markup`<section aria-labelledby="codici"><h2 id="codici">Codici degli operatori</h2>${codes.map(codeOf)}</section>`}
${messages.length === 0 ? empty(to) : markup`<ol>${messages.map(entry)}</ol>`}
</main>
</body>
</html>
`.text;
}

function codeOf({ username, code, seconds }: DemoCode): Html {
  return markup`<p>${username}</p><p class="code">${code}</p><p class="time">Vale una volta, per altri ${String(seconds)} secondi: ricarica la pagina per il prossimo.</p>`;
}

function note({ mail, sms }: OutboxPage['alsoSends']): string {
  const here = 'Questa pagina sta al posto delle caselle dei clienti: c’è solo nella demo.';
  if (mail && sms) return `${here} Mail e SMS partono anche davvero.`;
  if (mail) return `${here} Le mail partono anche davvero, gli SMS restano qui.`;
  if (sms) return `${here} Gli SMS partono anche davvero, le mail restano qui.`;
  return `${here} Nessuna mail e nessun SMS parte davvero: restano qui.`;
}

function empty(to: string | null): Html {
  return to === null
    ? markup`<p class="empty">Ancora nessun messaggio. Appena la demo scrive a un cliente, lo trovi qui.</p>`
    : markup`<p class="empty">Nessun messaggio per ${to}.</p>`;
}

const states: Readonly<Record<OutboxMessage['status'], string | null>> = {
  SENT: null,
  WAITING: 'In partenza',
  GIVEN_UP: 'Non consegnato',
};

function entry({ id, to, channel, subject, text, html, link, code, at, status }: OutboxMessage): Html {
  const state = states[status];
  return markup`
<li><article aria-labelledby="m-${id}">
<p class="tags"><span>${channel === 'MAIL' ? 'Mail' : 'SMS'}</span>${state === null ? null : markup`<span class="state">${state}</span>`}</p>
<h2 id="m-${id}">${subject ?? 'SMS'} <small>per ${to}</small></h2>
<p class="time"><time datetime="${at.toISOString()}">${momentInFull(at)}</time></p>
${code === null ? null : markup`<p class="code">${code}</p>`}
${link === null ? null : markup`<p class="link"><a href="${safe(link)}">${link}</a></p>`}
<pre tabindex="0" aria-label="Testo del messaggio per ${to}">${text}</pre>
${
  html === null
    ? null
    : markup`<details><summary>Come si vede nella mail</summary>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="Mail «${subject ?? ''}» per ${to}" loading="lazy" srcdoc="${html.replace(`cid:${LOGO_CID}`, MAIL_LOGO)}"></iframe></details>`
}
</article></li>`;
}

/** Rejects links with another scheme, such as `javascript:`. */
function safe(link: string): string {
  return /^https?:\/\//i.test(link) ? link : '#';
}
