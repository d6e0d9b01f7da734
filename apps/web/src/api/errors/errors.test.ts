import { CallError, errorCatalogue, type ErrorCode } from '@sportello/calls';
import { RULE_ERROR_MESSAGES, RuleError, type RuleErrorCode } from '@sportello/domain';
import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { problemOf, readableError } from './errors.ts';
import { loadErrorWords } from './load-words.ts';

// Lingui macros exist only after the build, and Node runs the sources unbuilt.
vi.mock('@lingui/core/macro', () => ({
  t: (texts: TemplateStringsArray) => texts.join(''),
  msg: (texts: TemplateStringsArray) => ({ id: texts.join(''), message: texts.join('') }),
}));

beforeAll(async () => {
  i18n.loadAndActivate({ locale: 'it', messages: {} });
  await loadErrorWords();
});

describe('readableError', () => {
  it.each(Object.keys(errorCatalogue) as ErrorCode[])('says %s in the words of the catalogue', (code) => {
    const { status, text, advice } = errorCatalogue[code];
    const error = new CallError('refused', 'altro testo', { status, code, requestId: 'r-1' });
    expect(readableError(error)).toMatchObject({
      meaning: text,
      advice,
      code,
      requestId: 'r-1',
      retryable: status >= 500 || status === 429,
    });
    expect(readableError(error).title).not.toBe('');
  });

  it('quotes what a gateway says under a code that we do not know', () => {
    const error = new CallError('refused', 'Fornitura in verifica.', { status: 409, code: 'XK-12' });
    expect(readableError(error)).toMatchObject({ meaning: 'Fornitura in verifica.', code: 'XK-12', retryable: false });
  });

  it('hands on the fields that were rejected', () => {
    const fields = [{ campo: 'mail', codice: 'NOT_VALID' }];
    const error = new CallError('refused', '', { status: 400, code: 'REQUEST_NOT_VALID', fields });
    expect(readableError(error).fields).toEqual(fields);
  });

  it('tells a missing answer from an unreadable one', () => {
    const offline = readableError(new CallError('offline', 'No answer'));
    const unreadable = readableError(new CallError('unreadable', '/x: not JSON', { status: 200 }));
    expect(offline).toMatchObject({ title: 'Il servizio non risponde', retryable: true, code: undefined });
    expect(unreadable).toMatchObject({ title: 'Non riusciamo a caricare la risposta', retryable: true });
  });

  it('shows the unknown segment in the words of prodotto.segmenti.2', () => {
    expect(readableError(new RuleError('SEGMENT_NOT_FOUND'))).toMatchObject({
      title: 'Segmento non trovato!',
      retryable: false,
    });
  });

  it.each(Object.keys(RULE_ERROR_MESSAGES) as RuleErrorCode[])('shows Italian text for the broken rule %s', (code) => {
    const { title, meaning, advice } = readableError(new RuleError(code));
    for (const words of [title, meaning, advice]) expect(words).toMatch(/^[A-ZÈ]/);
  });

  it('hides the message of a programming error', () => {
    const said = readableError(new TypeError("Cannot read properties of undefined (reading 'x')"));
    expect(JSON.stringify(said)).not.toContain('undefined (reading');
    expect(said.title).toBe('Qualcosa non ha funzionato');
  });

  it.each([
    new TypeError('Failed to fetch dynamically imported module: /assets/x.js'),
    new TypeError('Lost part: error loading dynamically imported module'),
    new TypeError('Lost part: Importing a module script failed.'),
    new Error('Lost part: Unable to preload CSS for /assets/x.css'),
  ])('knows a part of the app that did not arrive: %s (pagine.rete.1)', (error) => {
    expect(readableError(error).advice).toBe('Ricarica la pagina.');
  });

  it('says that the network is away where the browser knows it (pagine.rete.1)', () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { title, advice } = readableError(new CallError('offline', 'No answer'));
    vi.unstubAllGlobals();
    expect(title).toBe('Sei senza connessione');
    expect(advice).toBe('Caricheremo i dati appena torna la connessione.');
  });
});

describe('problemOf', () => {
  const refused = (status: number) => new CallError('refused', '', { status, code: 'XK-12', requestId: 'r-1' });

  it('returns no problem without an error', () => {
    expect(problemOf(null)).toBeUndefined();
  });

  it.each([
    [503, 'r-1'],
    [422, undefined],
  ])('returns for an error with %i the request %s', (status, requestId) => {
    expect(problemOf(refused(status))).toMatchObject({ code: 'XK-12', requestId });
  });
});
