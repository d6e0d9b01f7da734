import { describe, expect, it } from 'vitest';
import { readableOn } from './colours.ts';
import { render, type Letter } from './index.ts';

const sender = {
  brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
  publicUrl: 'https://clienti.example.it',
};
const link = 'https://clienti.example.it/recupera-credenziali?t=abcdefghijklmnopqrstuvwxyz012345';

const letters: readonly [Letter, subject: string, mailSays: readonly string[], sms: string][] = [
  [
    { template: 'registration-code', code: '042137', minutes: 10 },
    'Il codice per registrarti',
    ['042137', 'Vale 10 minuti'],
    'Aurora Energia: 042137 è il codice per registrarti. Vale 10 minuti. Non darlo a nessuno.',
  ],
  [
    { template: 'registered', username: 'giulia.ferri', name: 'Giulia' },
    'La tua area clienti è pronta',
    ['Ciao Giulia,', 'giulia.ferri', 'https://clienti.example.it/login'],
    'Aurora Energia: la tua area clienti è pronta. Accedi con il nome utente giulia.ferri',
  ],
  [
    { template: 'recovery-code', code: '042137', link, minutes: 10 },
    'Scegli una nuova password',
    ['042137', link, 'Valgono 10 minuti'],
    `Aurora Energia: 042137 per la nuova password, vale 10 minuti. O apri ${link}`,
  ],
  [
    { template: 'username-reminder', username: 'giulia.ferri' },
    'Il tuo nome utente',
    ['giulia.ferri', 'https://clienti.example.it/login'],
    'Aurora Energia: il tuo nome utente è giulia.ferri',
  ],
  [
    {
      template: 'debit-requested',
      iban: 'IT60 … 3456',
      mandates: [{ contractAccount: '500000000001', reference: 'EE01' }],
      mandateText: 'Prima parte.\n\nSeconda parte.',
    },
    'Hai chiesto l’addebito su conto corrente',
    ['del conto contrattuale 500000000001', '500000000001: EE01', 'Prima parte.', 'Seconda parte.'],
    "Aurora Energia: hai chiesto l'addebito sul conto IT60 ... 3456. Non sei tu? Chiama subito il servizio clienti.",
  ],
  [
    { template: 'card-set', accounts: ['500000000001', '500000000002'] },
    'Ora paghi con carta',
    ['di 2 conti contrattuali'],
    'Aurora Energia: ora paghi con la carta che hai scelto. Non sei tu? Chiama subito il servizio clienti.',
  ],
  [
    { template: 'password-reset' },
    'Hai una nuova password',
    ['https://clienti.example.it/recupera-credenziali'],
    "Aurora Energia: hai una nuova password. Non l'hai scelta tu? Chiama subito il servizio clienti.",
  ],
  [
    { template: 'password-changed' },
    'La tua password è cambiata',
    ['https://clienti.example.it/recupera-credenziali'],
    'Aurora Energia: la tua password è cambiata. Non sei tu? Chiama subito il servizio clienti.',
  ],
  [
    { template: 'oldest-session-ended' },
    'Abbiamo chiuso il tuo accesso più vecchio',
    ['https://clienti.example.it/recupera-credenziali', 'più di 20 posti'],
    'Aurora Energia: il tuo account era aperto in più di 20 posti: ne abbiamo chiuso uno. Non sei tu? Cambia la password.',
  ],
  [
    { template: 'contact-code', code: '042137', minutes: 1 },
    'Conferma il tuo nuovo contatto',
    ['042137', 'Vale 1 minuto e'],
    'Aurora Energia: 042137 è il codice per confermare il tuo contatto. Vale 1 minuto. Non darlo a nessuno.',
  ],
  [
    { template: 'contact-changed', masked: 'g***@example.it' },
    'Il tuo contatto è cambiato',
    ['g***@example.it'],
    "Aurora Energia: da ora ti scriviamo a g***@example.it. Non l'hai cambiato tu? Chiama subito il servizio clienti.",
  ],
  [
    { template: 'account-closed', erasureDay: '2026-12-05' },
    'La tua area clienti è chiusa',
    ['Sabato 5 dicembre 2026'],
    "Aurora Energia: la tua area clienti è chiusa. Non l'hai chiesto tu? Chiama il servizio clienti prima di sabato 5 dicembre 2026.",
  ],
];

/** The letters of GSM 03.38 that our texts use: with them alone an SMS holds 160. */
const gsm = /^[\w @£$¥èéùìòÇ\r\nØøÅåÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡§ÄÖÑÜäöñüà~[\]{}|^€]*$/;

describe.each(letters)('$template', (letter, subject, mailSays, sms) => {
  const mail = render(sender, letter, 'MAIL');

  it('as a mail, in text and HTML', () => {
    expect(mail.subject).toBe(subject);
    for (const said of mailSays) {
      expect(mail.text).toContain(said);
      expect(mail.html).toContain(said);
    }
    expect(mail.text).toMatch(/\n\nAurora Energia\n$/);
    expect(mail.html).toContain('>Aurora Energia</p>');
    expect(mail.html).toMatch(/^<!doctype html>\n<html lang="it">/);
  });

  it('says nothing that only a program understands', () => {
    expect(`${mail.text}${mail.html}`).not.toMatch(/undefined|null|\[object/);
  });

  it('as an SMS that is one SMS, in the brand’s name', () => {
    expect(render(sender, letter, 'SMS')).toEqual({ subject: null, text: sms, html: null });
    expect(sms).toMatch(gsm);
    expect(sms.length).toBeLessThanOrEqual(160);
  });
});

describe('what customers wrote', () => {
  const hostile = `<b>Eve</b> "&'`;

  it.each<Letter>([
    { template: 'registered', username: hostile, name: hostile },
    { template: 'username-reminder', username: hostile },
    { template: 'contact-changed', masked: hostile },
    { template: 'recovery-code', code: hostile, link: `https://x/?a="><b>&'`, minutes: 10 },
  ])('is never HTML: $template', (letter) => {
    const { html, text } = render(sender, letter, 'MAIL');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toMatch(/(?:href|aria-label|style)="[^"]*"[^ >]/);
    expect(text).toContain('<b>');
  });

  it('nor is what the provider calls itself', () => {
    const brand = { ...sender.brand, name: 'A & B <Energia>' };
    expect(render({ ...sender, brand }, { template: 'password-reset' }, 'MAIL').html).toContain(
      'A &amp; B &lt;Energia&gt;',
    );
  });
});

describe('on the provider’s colour', () => {
  it.each([
    ['#00397b', '#ffffff'],
    ['#617b56', '#ffffff'],
    ['#f5b04c', '#000000'],
    ['#ffffff', '#000000'],
    ['#000000', '#ffffff'],
  ])('%s one reads %s', (colour, readable) => {
    expect(readableOn(colour)).toBe(readable);
  });
});
