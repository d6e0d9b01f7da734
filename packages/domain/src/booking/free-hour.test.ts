import { expect, it } from 'vitest';
import { isFreeHourUsable } from './free-hour.ts';

const [today, day] = ['2026-11-20', '2026-12-01'];
const hour = { validFrom: null, validTo: null, usedOn: null };

it.each([
  ['without limits', {}, true],
  ['used', { usedOn: '2026-11-01' }, false],
  ['valid from that day', { validFrom: day }, true],
  ['valid from the day after', { validFrom: '2026-12-02' }, false],
  ['that runs out today', { validTo: today }, true],
  ['that ran out yesterday', { validTo: '2026-11-19' }, false],
])('says of a free hour %s if it can be used (prenotazione.regole.7)', (_, facts, isUsable) => {
  expect(isFreeHourUsable({ ...hour, ...facts }, day, today)).toBe(isUsable);
});
