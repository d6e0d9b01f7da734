import { expect, it } from 'vitest';
import { DOCUMENT_KINDS } from './document-kind.ts';

it('returns the kinds of documents issued to customers, in order', () => {
  expect(DOCUMENT_KINDS).toEqual(['TD01', 'TD02', 'TD04', 'TD05', 'TD06', 'TD24', 'TD25', 'TD26']);
});
