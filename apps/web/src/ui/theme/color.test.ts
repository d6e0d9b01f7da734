import { describe, expect, it } from 'vitest';
import { contrast, inkOn, mix, readableOn } from './color.ts';

describe('contrast', () => {
  it('returns 21 for black and white, and 1 for a colour with itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#617b56', '#617b56')).toBe(1);
  });
});

it('mixes channel by channel', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mix('#00397b', '#ffffff', 0)).toBe('#00397b');
});

it('leaves a colour that is readable, and moves another only as far as needed', () => {
  expect(readableOn('#ffffff', '#00397b')).toBe('#00397b');
  const yellow = readableOn('#ffffff', '#ffd400');
  expect(contrast(yellow, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(yellow, '#ffffff')).toBeLessThan(5.2);
});

it('writes dark on a light accent, white on a dark one', () => {
  expect(inkOn('#f5b04c')).toBe('#14284b');
  expect(inkOn('#00397b')).toBe('#ffffff');
});

it('rejects what is no colour', () => {
  expect(() => mix('blue', '#ffffff', 0.5)).toThrow('Not a colour: blue');
});
