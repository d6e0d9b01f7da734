import { expect, it } from 'vitest';
import { invalidFields } from '../../mechanism/parsing/invalid-fields.ts';
import { billArchive } from './billArchive.ts';

it.each([
  [{ formato: 'PDF' }, []],
  [{ formato: 'TUTTI', anno: '2026', mese: '10', indirizzo: 'Via Roma 1, Milano', dovuto: 'SCADUTE' }, []],
  [{}, [{ campo: 'formato', codice: 'NOT_VALID' }]],
  [{ formato: 'DOC' }, [{ campo: 'formato', codice: 'NOT_VALID' }]],
  [{ formato: 'PDF', mese: '10' }, [{ campo: 'anno', codice: 'MISSING' }]],
  [{ formato: 'PDF', anno: '1899' }, [{ campo: 'anno', codice: 'NOT_VALID' }]],
  [{ formato: 'PDF', anno: '2026', mese: '13' }, [{ campo: 'mese', codice: 'NOT_VALID' }]],
  [{ formato: 'PDF', indirizzo: 'x'.repeat(201) }, [{ campo: 'indirizzo', codice: 'TOO_LONG' }]],
  [{ formato: 'PDF', contratto: 'a\0b' }, [{ campo: 'contratto', codice: 'CHARACTER_NOT_ALLOWED' }]],
  [{ formato: 'PDF', cliente: '1' }, [{ campo: 'cliente', codice: 'NOT_EXPECTED' }]],
])('rejects of %j: %j', (query, expected) => {
  expect(invalidFields(billArchive.query, query)).toEqual(expected);
});
