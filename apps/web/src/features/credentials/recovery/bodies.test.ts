import { describe, expect, it } from 'vitest';
import { recoveryRequest, wrongInRecovery, type Forgotten } from './bodies.ts';

const channel = 'E-MAIL' as const;

describe('a recovery', () => {
  it.each<[Forgotten, object, object[]]>([
    [{ what: 'PASSWORD', username: 'full', channel }, { tipo: 'PASSWORD', username: 'full', canale: channel }, []],
    [
      { what: 'PASSWORD', username: '', channel },
      { tipo: 'PASSWORD', username: '', canale: channel },
      [{ campo: 'username', codice: 'MISSING' }],
    ],
    [
      { what: 'USERNAME', identifier: 'FRRGLI85M41F205V', channel },
      { tipo: 'USERNAME', codiceFiscale: 'FRRGLI85M41F205V', canale: channel },
      [],
    ],
    [
      { what: 'USERNAME', identifier: '00743110157', channel: 'TELEFONO CELLULARE' },
      { tipo: 'USERNAME', partitaIVA: '00743110157', canale: 'TELEFONO CELLULARE' },
      [],
    ],
    [
      { what: 'USERNAME', identifier: '00743110158', channel },
      { tipo: 'USERNAME', partitaIVA: '00743110158', canale: channel },
      [{ campo: 'partitaIVA', codice: 'NOT_VALID' }],
    ],
    [
      { what: 'USERNAME', identifier: '', channel },
      { tipo: 'USERNAME', codiceFiscale: '', canale: channel },
      [{ campo: 'identificativo', codice: 'MISSING' }],
    ],
  ])('builds and validates the recovery of %j', (forgotten, body, wrong) => {
    expect(recoveryRequest(forgotten).body).toEqual(body);
    expect(wrongInRecovery(forgotten)).toEqual(wrong);
  });
});
