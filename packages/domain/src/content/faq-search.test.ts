import { describe, expect, it } from 'vitest';
import { searchFaq, type SearchableFaq } from './faq-search.ts';

const faqs = [
  {
    topic: 'Bollette',
    question: 'Come leggo la mia bolletta?',
    answer: 'In alto trovi quanto paghi.',
    keywords: ['importo'],
  },
  {
    topic: 'Bollette',
    question: 'Posso pagare a rate?',
    answer: 'Sì, entro dieci giorni.',
    keywords: ['rateizzazione'],
  },
  { topic: 'Contatore', question: 'Salta la luce. Posso aumentare la potenza?', answer: 'Scrivici.', keywords: ['kw'] },
  {
    topic: 'Area clienti',
    question: 'Ho dimenticato la password',
    answer: 'Ti mandiamo un codice.',
    keywords: ['accesso'],
  },
  { topic: 'Fibra', question: 'La fibra è lenta', answer: 'Riavvia il modem.', keywords: ['velocità', 'wifi'] },
];

it.each([
  ['', [0, 1, 2, 3, 4]],
  ['come posso', [0, 1, 2, 3, 4]],
  ['bolletta', [0, 1]],
  ['BOLLETTE', [0, 1]],
  ['boletta', [0, 1]],
  ['leggere bolletta', [0]],
  ['pasword', [3]],
  ['passwrod', [3]],
  ['velocita', [4]],
  ['rateizare', [1]],
  ['poten', [2]],
  ['wi-fi', [4]],
  ['wifi', [4]],
  ['ricetta carbonara', []],
  ['%$', [0, 1, 2, 3, 4]],
])('finds for %j the questions %j', (typed, expected) => {
  const found = searchFaq(faqs, typed).map((faq) => faqs.indexOf(faq));
  expect(found.toSorted((one, other) => one - other)).toEqual(expected);
});

it('puts a match in a question before a match in an answer', () => {
  const [best] = searchFaq([{ topic: 'A', question: 'Altro', answer: 'La potenza.' }, ...faqs], 'potenza');
  expect(best?.question).toContain('potenza');
});

const blank: SearchableFaq = { question: '', answer: '', topic: '' };

it.each([
  'a',
  'ai',
  'al',
  'alla',
  'anche',
  'che',
  'chi',
  'ci',
  'come',
  'con',
  'cosa',
  'da',
  'dal',
  'dei',
  'del',
  'della',
  'di',
  'dove',
  'e',
  'ed',
  'ha',
  'ho',
  'i',
  'il',
  'in',
  'io',
  'la',
  'le',
  'lo',
  'ma',
  'me',
  'mi',
  'mia',
  'mio',
  'nel',
  'non',
  'o',
  'per',
  'perche',
  'piu',
  'puo',
  'posso',
  'quando',
  'quanto',
  'se',
  'si',
  'sono',
  'su',
  'ti',
  'tra',
  'un',
  'una',
  'voglio',
  'vorrei',
  'perché',
  'più',
  'x',
  '7',
  'a-b',
])('returns everything for %j, a word without a meaning', (word) => {
  expect(searchFaq([blank], word)).toEqual([blank]);
});

describe('searchFaq with one word in the question', () => {
  it.each([
    ['gas', 'gas', true],
    ['gas', 'gatto', false],
    ['gaz', 'gas', false],
    ['kw', 'kw', true],
    ['kw', 'kwh', true],
    ['kw', 'kv', false],
    ['pot', 'potenza', true],
    ['tenza', 'potenza', false],
    ['luse', 'luce', true],
    ['luxx', 'luce', false],
    ['ulce', 'luce', true],
    ['ecul', 'luce', false],
    ['firba', 'fibra', true],
    ['ifbra', 'fibra', true],
    ['fxxra', 'fibra', false],
    ['fibbra', 'fibra', true],
    ['ffibra', 'fibra', true],
    ['poenza', 'potenza', true],
    ['poetn', 'potenza', true],
    ['poxxza', 'potenza', false],
    ['poxxnza', 'potenza', true],
    ['pxxxnza', 'potenza', false],
    ['pootennza', 'potenza', true],
    ['poootennza', 'potenza', false],
    ['contarote', 'contatore', true],
    ['trenta', 'tre', false],
    ['leggere', 'leggo', true],
    ['leggere', 'legno', false],
    ['bollettino', 'bolletta', true],
    ['bolletta', 'bollettino', true],
    ['bollette', 'bolletta', true],
    ['rata', 'rate', true],
    ['rate', 'rateizzazione', true],
    ['rateizzazione', 'rate', true],
    ['zzzzzzz', 'potenza', false],
    ['gas', '', false],
    ['città', 'citta', true],
    ['citta', 'CITTÀ', true],
    ['3kw', '3 kw', false],
    ['wi-fi', 'wi fi', true],
    ['gas zeta', 'gas', false],
    ['zeta gas', 'gas', false],
    ['gas il', 'gas', true],
    ['ofeta', 'offerta', false],
    ['poena', 'potenza', false],
    ['fira', 'fibra', false],
    ['ra', 'area', false],
  ])('returns for %j a question about %j: %s', (typed, question, expected) => {
    const faq = { ...blank, question };
    expect(searchFaq([faq], typed)).toEqual(expected ? [faq] : []);
  });
});

it.each([
  ['question', { ...blank, question: 'Il gas.' }],
  ['keywords', { ...blank, keywords: ['luce', 'gas'] }],
  ['topic', { ...blank, topic: 'Gas' }],
  ['answer', { ...blank, answer: 'Il gas.' }],
])('returns what has the word only in its %s', (_, faq) => {
  expect(searchFaq([blank, faq, { ...blank, keywords: undefined }], 'gas')).toEqual([faq]);
});

it('returns nothing for keywords that match only together', () => {
  expect(searchFaq([{ ...blank, keywords: ['bol', 'letta'] }], 'bolletta')).toEqual([]);
});

describe('the order of what is found', () => {
  const rows: readonly [string, string, Partial<SearchableFaq>, Partial<SearchableFaq>][] = [
    ['the question before the topic', 'gas', { question: 'gas' }, { topic: 'gas' }],
    ['a keyword before the topic', 'gas', { keywords: ['gas'] }, { topic: 'gas' }],
    ['the topic before the answer', 'gas', { topic: 'gas' }, { answer: 'gas' }],
    ['the word before its beginning', 'bollett', { question: 'bollett' }, { question: 'bolletta' }],
    ['the beginning before the stem', 'bolletta', { question: 'bollettare' }, { question: 'bollette' }],
    ['the stem before a mistake', 'bolletta', { question: 'bollette' }, { question: 'bolletka' }],
    ['the stem before a longer word', 'bolletta', { question: 'bollette' }, { question: 'bollettino' }],
    ['a longer word before a mistake', 'bolletta', { question: 'bollettino' }, { question: 'boletta' }],
    ['one mistake before two', 'bolletta', { question: 'boletta' }, { question: 'boleta' }],
    ['one mistake in the question before the topic', 'bolletta', { question: 'boletta' }, { topic: 'bolletta' }],
    ['the topic before two mistakes in the question', 'bolletta', { topic: 'bolletta' }, { question: 'boleta' }],
    ['the best word of several', 'gas', { question: 'gasato gas gasolio' }, { question: 'gasato gasolio' }],
    ['the sum of all words', 'gas luce', { question: 'gas', answer: 'luce' }, { topic: 'gas luce' }],
    ['the sum of all words, in any order', 'luce gas', { question: 'gas', answer: 'luce' }, { topic: 'gas luce' }],
    ['a short word that is not stemmed', 'luce gas', { topic: 'luce gas' }, { question: 'luci', answer: 'gas' }],
    ['a stem without all its vowels', 'uffice gas', { question: 'ufficio', answer: 'gas' }, { topic: 'uffice gas' }],
    ['a stem of five characters', 'fibre gas', { question: 'fibra', answer: 'gas' }, { topic: 'fibre gas' }],
    ['the word before a beginning of two', 'po gas', { topic: 'po gas' }, { question: 'potenza', answer: 'gas' }],
    ['a beginning in a question', 'pot gas', { question: 'potenza', answer: 'gas' }, { topic: 'pot gas' }],
  ];

  it.each(rows)('returns %s (%j)', (_, typed, first, second) => {
    const [best, next] = [
      { ...blank, ...first },
      { ...blank, ...second },
    ];
    expect(searchFaq([next, best], typed)).toEqual([best, next]);
    expect(searchFaq([best, next], typed)).toEqual([best, next]);
  });

  it('returns equal ones as they were given', () => {
    const [one, other] = [
      { ...blank, question: 'gas' },
      { ...blank, keywords: ['gas'] },
    ];
    expect(searchFaq([one, other], 'gas')).toEqual([one, other]);
    expect(searchFaq([other, one], 'gas')).toEqual([other, one]);
  });
});

it('returns a new list without a search', () => {
  const given = [blank];
  expect(searchFaq(given, '')).not.toBe(given);
});
