import { expect, it } from 'vitest';
import { RuleError } from '../../shared/rule-error.ts';
import { linkedCommodity, type RisolveLink } from './risolve-link.ts';

const link = (serviceCode: string, commodityCode: string): RisolveLink => ({
  serviceCode,
  commodityCode,
  commodityType: 'LUCE',
  account: undefined,
});
const links = [link('S1', 'C1'), link('S2', 'C2'), link('S2', 'C3')];

it.each([
  ['S1', 'C1'],
  ['S2', 'C2'],
])(
  'returns for service %s the first supply that it is charged on, %s (contratto.chiamate.10)',
  (service, commodity) => {
    expect(linkedCommodity(links, service).commodityCode).toBe(commodity);
  },
);

it.each(['S3', 's1', '', undefined])('rejects service %j, which has no supply (contratto.chiamate.10)', (service) => {
  expect(() => linkedCommodity(links, service)).toThrow(new RuleError('CONTRACT_NOT_FOUND'));
  expect(() => linkedCommodity(links, service)).toThrow('Contract not found');
});

it('rejects any service without links (contratto.chiamate.10)', () => {
  expect(() => linkedCommodity([], 'S1')).toThrow('Contract not found');
});
