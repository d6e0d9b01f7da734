import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentPath, contentUseOf, contentUses, pagesOf, type ContentUse } from '@sportello/calls';
import { APPOINTMENT_MODES, INTERVENTION_STATUSES } from '@sportello/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { baseContent, demoContent } from '../../config/content.ts';
import { checkContent } from '../../commands/doctor/content.ts';
import { contentFiles, placeholdersIn, yamlFilesIn } from '../../ports/content/files.ts';
import { parsePage } from '../../ports/content/parse.ts';
import { useApp } from '../../../test/support/app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sportello-content-'));
const shipped = [demoContent, baseContent];
const gateway = useApp({ seeded: false, config: { contentDirs: [folder] } });

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

const question = (words: string) => `- system: [AREA_PRIVATA]
  id: uno
  topic: Bollette
  question: ${words}
  answer: Con carta.
`;

const page = (url: string, headers: Record<string, string> = {}) =>
  gateway.send({ url: `/api/public-api/v1/cms-content?url=${encodeURIComponent(url)}`, headers });

describe('the content that comes with the product', () => {
  it('holds every page of every use, and nothing that is not read', () => {
    const content = contentFiles(shipped);
    const refused: string[] = [];
    content.watch({ refused: (line) => refused.push(line), taken: () => undefined })();
    expect(refused).toEqual([]);
    const pages = Object.values<ContentUse>(contentUses).flatMap(pagesOf);
    expect(pages.filter((at) => !Array.isArray(content.page(at)))).toEqual([]);
    // The legal line is that of the provider's company.
    expect(content.footer()).toEqual({ columns: expect.any(Array) });
  });

  it.each(APPOINTMENT_MODES)('has a card for each status that a %s can have (intervento.carta.1)', (mode) => {
    const page = contentFiles(shipped).page(contentPath(contentUses.myIntervention));
    if (!Array.isArray(page)) throw new Error('no cards are configured');
    const sets = page as { mode: string; states: { stateId: string; subState?: string }[] }[];
    const statuses = sets
      .filter((set) => set.mode === mode)
      .flatMap(({ states }) => states.filter(({ subState }) => subState === undefined))
      .map(({ stateId }) => stateId);
    // A technician is searched only for visits (intervento.stato.3).
    const isOf = (status: string) => mode === 'TECHINICIAN_EXIT' || status !== 'CREATO_SENZA_TECNICO';
    const wanted = INTERVENTION_STATUSES.filter((status) => status !== 'SCONOSCIUTO' && isOf(status));
    expect(statuses.toSorted()).toEqual(wanted.toSorted());
  });
});

describe('content of several folders', () => {
  const [own, base] = ['own', 'base'].map((name) => path.join(folder, 'layers', name)) as [string, string];
  const put = (place: string, name: string, words: string) => {
    mkdirSync(path.join(place, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(place, name), question(words));
  };
  const questionAt = (at: string) =>
    (contentFiles([own, base]).page(at) as { question: string }[] | null)?.[0]?.question;

  it('returns a page of the first folder that has it', () => {
    put(base, 'faq/pmi.yaml', 'Di tutti?');
    put(base, 'faq/residenziale.yaml', 'Di tutti?');
    put(own, 'faq/pmi.yaml', 'Nostra?');
    expect(questionAt('/faq/pmi')).toBe('Nostra?');
    expect(questionAt('/faq/residenziale')).toBe('Di tutti?');
    expect(questionAt('/faq/amministratore')).toBeUndefined();
  });

  it('returns no page with a placeholder', () => {
    put(base, 'faq/pmi.yaml', 'Di tutti?');
    put(own, 'faq/pmi.yaml', '{{una domanda}}');
    expect(questionAt('/faq/pmi')).toBe('Di tutti?');
    expect(checkContent({ contentDirs: [own, base] })).toEqual([
      { about: 'content', state: 'look', text: 'faq/pmi.yaml:4 is not shown until it says una domanda' },
    ]);
  });

  it('parses each template of a provider’s page once filled, all of them with placeholders', () => {
    const template = path.join(baseContent, '../template');
    const files = yamlFilesIn(template);
    expect(
      files.filter((file) => placeholdersIn(readFileSync(path.join(template, file), 'utf8')).length === 0),
    ).toEqual([]);
    for (const file of files) {
      const filled = readFileSync(path.join(template, file), 'utf8').replaceAll(
        /\{\{.*?\}\}/g,
        'https://www.example.it/',
      );
      const use = contentUseOf(`/${file.replace(/\.yaml$/, '')}`);
      expect(use && parsePage(filled, use), file).toHaveProperty('content');
    }
  });

  it('names no offer, price or reward in what suits any provider, and no brand', () => {
    for (const file of yamlFilesIn(baseContent)) {
      expect(readFileSync(path.join(baseContent, file), 'utf8'), file).not.toMatch(/€|Aurora|example\.com|\d+ ?%/);
    }
  });
});

describe('a file that can’t be taken says where and why', () => {
  it.each([
    ['- system: [AREA_PRIVATA]\n  id: uno\n  topic: A\n  answer: B\n', 1, 'manca “question”'],
    [question('Come?').replace('id: uno', 'id: Uno e due'), 2, '“id” non è scritto come serve'],
    [question('2026'), 4, '“question” è un testo: scrivilo tra virgolette'],
    [question('Come: pago'), 4, 'non si legge'],
    [`${question('A?')}  autore: io\n`, 1, '“autore” qui non è previsto'],
    [`${question('A?')}${question('B?')}`, 7, "“uno” c'è già"],
    ['items: 1\n', 1, 'il file è un elenco'],
    ['', 1, 'il file è un elenco'],
  ])('rejects %j with line and reason', (text, line, what) => {
    const parsed = parsePage(text, contentUses.faq);
    if (!('problems' in parsed)) throw new Error('taken');
    expect(parsed.problems[0]).toMatchObject({ line, what: expect.stringContaining(what) });
  });

  it('names the values that a field can have', () => {
    const text =
      '- system: [AREA_PRIVATA]\n  id: a\n  installation: P01\n  title: A\n  description: B\n  icon: frigo\n';
    const parsed = parsePage(text, contentUses.interventionProducts);
    expect(parsed).toMatchObject({ problems: [{ line: 6, what: expect.stringContaining('può essere solo: house,') }] });
  });
});

describe('files that change', () => {
  it('reloads changed files; keeps the old content and logs file and line for a broken one', async () => {
    const own = mkdtempSync(path.join(tmpdir(), 'sportello-content-'));
    onTestFinished(() => rmSync(own, { recursive: true }));
    const file = path.join(own, 'faq/pmi.yaml');
    mkdirSync(path.dirname(file));
    writeFileSync(file, question('Prima?'));
    const content = contentFiles([own]);
    const log: string[] = [];
    onTestFinished(content.watch({ refused: (line) => log.push(line), taken: (line) => log.push(line) }));
    const asked = () => (content.page('/faq/pmi') as { question: string }[] | null)?.[0]?.question;
    const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 20 });
    expect(asked()).toBe('Prima?');

    writeFileSync(file, question('Dopo?'));
    await until(() => expect(asked()).toBe('Dopo?'));

    writeFileSync(file, question('Come: pago'));
    await until(() => expect(log.join('\n')).toContain(`${file}:4: non si legge`));
    expect(log.at(-1)).toContain('resta il contenuto di prima');
    expect(asked()).toBe('Dopo?');

    writeFileSync(file, question('Infine?'));
    await until(() => expect(asked()).toBe('Infine?'));
    rmSync(file);
    await until(() => expect(content.page('/faq/pmi')).toBeNull());
  });
});

describe('the calls', () => {
  it('serves a page whole to anybody, with an ETag for revalidation', async () => {
    write('faq/residenziale.yaml', question('Come pago?'));
    write('banner/altri.yaml', 'rotto: [');
    const { status, body, headers } = await page('/faq/residenziale');
    expect(status).toBe(200);
    expect(body.items).toEqual([expect.objectContaining({ question: 'Come pago?', system: ['AREA_PRIVATA'] })]);
    expect(headers['cache-control']).toBe('public, no-cache');

    const again = await page('/faq/residenziale', { 'if-none-match': `W/${String(headers['etag'])}` });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await page('/faq/residenziale', { 'if-none-match': '"altro"' })).status).toBe(200);
  });

  it.each([
    ['a page that no file holds', '/faq/nessuno', 404, 'NOT_FOUND'],
    ['the footer under its own name', '/footer', 404, 'NOT_FOUND'],
    ['a page whose file was never readable', '/banner/altri', 503, 'S-001'],
    ['a path that climbs', '/../etc/passwd', 400, 'REQUEST_NOT_VALID'],
  ])('rejects %s', async (_, url, status, code) => {
    const answer = await page(url);
    expect([answer.status, answer.body.header.codice]).toEqual([status, code]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('fails for a footer that does not exist', async () => {
    expect((await gateway.send({ url: '/api/public-api/v1/footer' })).body.header.codice).toBe('S-001');
  });
});
