import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalPlace, foldPlace } from './fold.ts';
import { mostMistakes, placeQuery, placeSearchText, streetQuery, streetSearchText, typingMistakes } from './search.ts';

it.each([
  [' Forlì ', 'forli'],
  ["L'Aquila", 'l aquila'],
  ['L’AQUILA', 'l aquila'],
  ["Sant'Agnello", 'sant agnello'],
  ['Corigliano-Rossano', 'corigliano rossano'],
  ['Museumstraße', 'museumstrasse'],
  ['Občina  Zgonik', 'obcina zgonik'],
  ['Vìa\u00A0Ｒｏｍａ', 'via roma'],
  ['Милан', 'милан'],
  ['%_\\', ''],
  ['  ', ''],
  ["'", ''],
])('folds the place %j to %j', (text, expected) => {
  expect(foldPlace(text)).toBe(expected);
});

it.each([
  ['V.le Europa', 'viale europa'],
  ['viale Europa', 'viale europa'],
  ['P.zza del Duomo', 'piazza duomo'],
  ['C.so XXII Marzo', 'corso 22 marzo'],
  ['Via XX Settembre', 'via 20 settembre'],
  ['Via 20 Settembre', 'via 20 settembre'],
  ['via Primo Maggio', 'via 1 maggio'],
  ['Via 1° Maggio', 'via 1 maggio'],
  ['Via Umberto I', 'via umberto i'],
  ['S. Giovanni', 'san giovanni'],
  ["Sant'Agnello", 'san agnello'],
  ['Santa Maria', 'san maria'],
  ['Via F.lli Cervi', 'via fratelli cervi'],
  ["Reggio nell'Emilia", 'reggio emilia'],
  ['Reggio Emilia', 'reggio emilia'],
  ["L'Aquila", 'aquila'],
  ['La', 'la'],
  ['constructor', 'constructor'],
  ['', ''],
])('returns the canonical form of %j as %j', (text, expected) => {
  expect(canonicalPlace(text)).toBe(expected);
});

it('folds a folded place to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldPlace(foldPlace(text))).toBe(foldPlace(text));
      expect(foldPlace(text)).not.toMatch(/[%_\\\n]/);
      expect(canonicalPlace(text)).toBe(canonicalPlace(foldPlace(text)));
    }),
  );
});

describe('the text that is looked in', () => {
  it('writes each name once in each form, one per line', () => {
    expect(placeSearchText('Bolzano', 'Bozen')).toBe('\n bolzano\n bozen\n');
    expect(placeSearchText('La Spezia', null)).toBe('\n la spezia\n spezia\n');
    expect(placeSearchText('%', null)).toBe('');
  });

  it('writes a street with and without its kind, and in German', () => {
    expect(streetSearchText({ kind: 'Via', name: 'Portici', germanName: 'Laubengasse' })).toBe(
      '\n via portici\n portici\n laubengasse\n',
    );
    expect(streetSearchText({ kind: null, name: 'Vico Storto', germanName: null })).toBe('\n vico storto\n');
  });
});

describe('what was typed', () => {
  it.each([
    ['via roma 12', ['via', 'roma']],
    ['Via Roma, n. 12/B', ['via', 'roma']],
    ['via roma 12 bis', ['via', 'roma']],
    ['via roma 3-5', ['via', 'roma']],
    ['via roma snc', ['via', 'roma']],
    ['v.le IV Novembre', ['viale', '4', 'novembre']],
    ['piazza 25', ['piazza']],
    ['12', ['12']],
    ['a b c d e f', ['b', 'c', 'f']],
  ])('searches the street %j by the words %j', (text, words) => {
    expect(streetQuery(text)?.words).toEqual(words);
  });

  it('keeps a number of a street as typed', () => {
    expect(streetQuery('via 25')?.typed).toBe('via 25');
    expect(placeQuery('strada 7')?.words).toEqual(['strada', '7']);
  });

  it.each(['%', '_', '\\', ' ', "'", '…'])('returns undefined for the input %j', (text) => {
    expect(placeQuery(text)).toBeUndefined();
    expect(streetQuery(text)).toBeUndefined();
  });

  it.each([
    ['r', undefined],
    ['ro', undefined],
    ['via', undefined],
    ['rmoa', { text: 'rmoa', start: 'rm', end: 'oa' }],
    ['via garibladi', { text: 'garibladi', start: 'gar', end: 'adi' }],
    ['reggio emila', { text: 'reggio emila', start: 'reg', end: 'gio' }],
  ])('compares %j by likeness as %j', (text, expected) => {
    expect(placeQuery(text)?.alike).toEqual(expected);
  });
});

describe('mistakes', () => {
  it.each([
    ['milnao', ['Milano'], 1],
    ['bolzzano', ['Bolzano', 'Bozen'], 1],
    ['reggio emila', ["Reggio nell'Emilia"], 1],
    ['milan', ['Milano'], 0],
    ['via garibladi', ['Via Giuseppe Garibaldi'], 1],
    ['rmoa', ['Roma'], 1],
    ['xyz', ['Roma'], 3],
  ])('counts for %j against %j %i typing mistakes', (typed, names, expected) => {
    expect(typingMistakes(typed, placeSearchText(...names))).toBe(expected);
  });

  it('allows one mistake for every four characters or part of them', () => {
    expect([3, 4, 5, 12].map((length) => mostMistakes('x'.repeat(length)))).toEqual([1, 1, 2, 3]);
  });
});
