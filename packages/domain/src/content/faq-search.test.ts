import { expect, it } from 'vitest';
import { searchFaq } from './faq-search.ts';

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
])('%j finds %j', (typed, expected) => {
  const found = searchFaq(faqs, typed).map((faq) => faqs.indexOf(faq));
  expect(found.toSorted((one, other) => one - other)).toEqual(expected);
});

it('the question itself comes before the answer of another', () => {
  const [best] = searchFaq([{ topic: 'A', question: 'Altro', answer: 'La potenza.' }, ...faqs], 'potenza');
  expect(best?.question).toContain('potenza');
});
