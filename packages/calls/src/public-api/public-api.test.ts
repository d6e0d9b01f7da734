import { describe, expect, it } from 'vitest';
import { rejectedFor } from '../mechanism/rows.ts';
import { readSample } from '../mechanism/sample.ts';
import { cmsContent } from './cmsContent.ts';
import { footer } from './footer.ts';
import { invioFormContatti } from './invioFormContatti.ts';

describe('content', () => {
  it.each([
    ['/intervento-tecnico/prodotti', []],
    ['/banner/home_residenziale.json', []],
    ['/a/../../etc/passwd', ['url invalid_format']],
    ['/.env', ['url invalid_format']],
    ['//example.it/x', ['url invalid_format']],
    ['https://example.it/x', ['url invalid_format']],
    ['/a/', ['url invalid_format']],
    ['/a?b', ['url invalid_format']],
    ['', ['url MISSING']],
    [`/${'a'.repeat(300)}`, ['url TOO_LONG']],
  ])('validates a request for the content at %j', (url, expected) => {
    expect(rejectedFor(cmsContent.query, { url })).toEqual(expected);
  });

  it('keeps the items of this area, whole, and leaves out the others', async () => {
    const mine = { system: ['APP', 'AREA_PRIVATA'], title: 'Caldaia', cards: [{ id: 1 }] };
    const { model } = await readSample(cmsContent, {
      items: [mine, { system: ['APP'], title: 'Solo app' }, { title: 'Senza sistema' }, { system: 'AREA_PRIVATA' }],
    });
    expect(model).toEqual([mine]);
  });
});

describe('the footer', () => {
  it('sets a link apart that would run a script', async () => {
    const links = [
      { label: 'Privacy', url: 'https://example.it/privacy' },
      { label: 'Chiamaci', url: 'tel:800000001' },
      { label: 'Trappola', url: 'javascript:alert(1)' },
      { label: 'Altrove', url: '//example.com' },
      { label: 'A rovescio', url: String.raw`/\example.com` },
      { label: 'In mezzo', url: '/\t/example.com' },
      { label: 'Con la riga', url: '/\n/example.com' },
    ];
    const { model, setAside } = await readSample(footer, { columns: [{ title: 'Aiuto', links }], legal: 'Aurora' });
    expect(model.columns[0]?.links.map(({ label }) => label)).toEqual(['Privacy', 'Chiamaci']);
    expect(setAside).toHaveLength(5);
  });
});

describe('the contact form', () => {
  const message = { argomento: 'bollette', messaggio: 'Buongiorno' };
  const file = { fileName: 'foto.png', file: 'iVBORw0KGgo=' };

  it.each([
    ['a message', message, []],
    ['all', { ...message, codiceContratto: 'C1', canale: 'E-MAIL', allegati: [file] }, []],
    ['nothing to say', { ...message, messaggio: '' }, ['messaggio MISSING']],
    ['too much to say', { ...message, messaggio: 'a'.repeat(4_001) }, ['messaggio TOO_LONG']],
    [
      'a program',
      { ...message, allegati: [{ ...file, fileName: 'a.exe' }] },
      ['allegati.0.fileName FILE_TYPE_NOT_ALLOWED'],
    ],
    [
      'a data URL',
      { ...message, allegati: [{ ...file, file: 'data:image/png;base64,AA==' }] },
      ['allegati.0.file NOT_BASE64'],
    ],
    ['six files', { ...message, allegati: Array.from({ length: 6 }, () => file) }, ['allegati TOO_LONG']],
  ])('takes %s', (_, body, expected) => {
    expect(rejectedFor(invioFormContatti.body, body)).toEqual(expected);
  });

  it('reads the receipt and the promise', async () => {
    const { model } = await readSample(invioFormContatti, {
      numeroRicevuta: 'R-1',
      rispostaEntro: '2026-11-24T18:00:00+01:00',
    });
    expect(model).toEqual({ receiptNumber: 'R-1', answerBy: Date.UTC(2026, 10, 24, 17) });
  });
});
