import { catalogue, isReadOnly, type Call } from '@sportello/calls';
import { expect, it } from 'vitest';
import { examine } from '../../../../tools/conformance/examine.ts';
import { countsOf, rowOf } from '../../../../tools/conformance/table.ts';
import { isServed } from '../../src/handlers/index.ts';
import { demoPassword, useApp } from '../support/app.ts';
import { parties } from '../matrix/askers.ts';

const gateway = useApp();

it('finds no difference between our own gateway and the contracts', async () => {
  await parties(gateway);
  // A technician is on the way, so the company's position is available.
  await gateway.database.pool.query('update interventions set geolocation_active = true');
  const base = `${await gateway.app.listen({ host: '127.0.0.1', port: 0 })}/api`;
  const results = await examine({ base, username: 'full', password: demoPassword, now: gateway.now() });

  process.stdout.write(`conformance, our own gateway as full: ${countsOf(results)}\n`);
  expect(results.filter(({ outcome }) => outcome.kind === 'differs').map(rowOf)).toEqual([]);
  expect(results.map(({ call }) => call.id).sort()).toEqual(
    [
      'login',
      ...Object.values<Call>(catalogue)
        .filter(isReadOnly)
        .map(({ id }) => id),
    ].sort(),
  );
  // `full` has data of every kind, so no implemented call may lack its input.
  const lacking = results.filter(
    ({ call, outcome }) =>
      outcome.kind === 'not tried' &&
      outcome.why.startsWith('no answer told of') &&
      isServed(call) &&
      // These need a card or payment in progress, which would change data.
      call.id !== 'givenCard' &&
      call.id !== 'billPayment' &&
      call.id !== 'billPaymentReceipt',
  );
  expect(lacking.map(rowOf)).toEqual([]);
});
