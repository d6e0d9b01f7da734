import { describe, expect, it } from 'vitest';
import { readableOn } from './colours.ts';
import { render, type Letter } from './index.ts';
import { sampleMessages } from './sample-messages.ts';

const sender = {
  brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
  publicUrl: 'https://clienti.example.it',
};

/** The GSM 03.38 characters that our texts use: with them alone an SMS holds 160 characters. */
const gsm = /^[\w @£$¥èéùìòÇ\r\nØøÅåÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡§ÄÖÑÜäöñüà~[\]{}|^€]*$/;

describe.each(sampleMessages)('$template', (letter, subject, mailContains, sms) => {
  const mail = render(sender, letter, 'MAIL');

  it('as a mail, in text and HTML', () => {
    expect(mail.subject).toBe(subject);
    for (const said of mailContains) {
      expect(mail.text).toContain(said);
      expect(mail.html).toContain(said);
    }
    expect(mail.text).toMatch(/\n\nAurora Energia\n$/);
    expect(mail.html).toContain('>Aurora Energia</p>');
    expect(mail.html).toMatch(/^<!doctype html>\n<html lang="it">/);
  });

  it('says nothing that only a program understands', () => {
    expect(`${mail.text}${mail.html}`).not.toMatch(/undefined|\bnull\b|\[object/);
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
  ])('escapes HTML in what customers wrote: $template', (letter) => {
    const { html, text } = render(sender, letter, 'MAIL');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;');
    expect(html).not.toMatch(/(?:href|aria-label|style)="[^"]*"[^ >]/);
    expect(text).toContain('<b>');
  });

  it('escapes HTML in the provider’s name', () => {
    const brand = { ...sender.brand, name: 'A & B <Energia>' };
    expect(render({ ...sender, brand }, { template: 'password-reset' }, 'MAIL').html).toContain(
      'A &amp; B &lt;Energia&gt;',
    );
  });
});

describe('the provider’s logo and signature', () => {
  const brand = {
    ...sender.brand,
    mailLogo: { width: 216, height: 64, isMark: false },
    signature: [
      { text: 'Il servizio clienti <b>' },
      { text: 'Telefono 800 123 456' },
      { text: 'Sito', url: 'https://a.it' },
    ],
  };
  const mail = render({ ...sender, brand }, { template: 'password-reset' }, 'MAIL');

  it('shows the logo as a part of the mail, with its size, and the name where pictures are blocked', () => {
    expect(mail.html).toContain('<img src="cid:logo@sportello" alt="Aurora Energia" width="216" height="64"');
    expect(mail.html).not.toContain('>Aurora Energia</p>');
  });

  it('shows the name beside a mark', () => {
    const marked = { ...brand, mailLogo: { ...brand.mailLogo, isMark: true } };
    const { html } = render({ ...sender, brand: marked }, { template: 'password-reset' }, 'MAIL');
    expect(html).toContain('alt=""');
    expect(html).toContain('>Aurora Energia</span></p>');
  });

  it('shows the signature at the foot, in HTML and text', () => {
    expect(mail.html).toContain('>Il servizio clienti &lt;b&gt;</p>');
    expect(mail.html).toMatch(/<a href="https:\/\/a\.it"[^>]*>Sito<\/a>/);
    expect(mail.text).toMatch(/\n\n-- \nIl servizio clienti <b>\nTelefono 800 123 456\nSito: https:\/\/a\.it\n$/);
  });
});

describe('on the provider’s colour', () => {
  it.each([
    ['#00397b', '#ffffff'],
    ['#617b56', '#ffffff'],
    ['#f5b04c', '#000000'],
    ['#ffffff', '#000000'],
    ['#000000', '#ffffff'],
  ])('returns for %s the readable colour %s', (colour, readable) => {
    expect(readableOn(colour)).toBe(readable);
  });
});
