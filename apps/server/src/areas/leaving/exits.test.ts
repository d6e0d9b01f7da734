import { expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { codeOf } from '../../../test/support/customers.ts';
import { withdrawable } from '../../../test/support/requests/withdrawable.ts';

const gateway = useApp({ seeded: false });
const read = (contract: string, bearer: string) =>
  gateway.send({ url: `/api/sportello/v1/uscite/${contract}`, bearer });

it('returns the latest exit of a supply with its steps, and its bill once that is there (uscita.passi.3)', async () => {
  const { code, contract, bearer } = await withdrawable(gateway);
  expect((await read(contract, bearer)).body).toMatchObject({ uscita: null });
  const { pool } = gateway.database;
  await pool.query(
    `insert into contract_exits (contract_code, requested_on, kind, step, done_on, expected_on, new_supplier, bill_number)
     values ($1, '2026-03-01', 'CESSAZIONE', 'ANNULLATA', '2026-03-05', null, null, null),
       ($1, '2026-11-02', 'CAMBIO_FORNITORE', 'RICHIESTA', '2026-11-02', null, 'Luce Chiara', null),
       ($1, '2026-11-02', 'CAMBIO_FORNITORE', 'USCITA', null, '2026-12-01', null, null),
       ($1, '2026-11-02', 'CAMBIO_FORNITORE', 'ULTIMA_BOLLETTA', null, '2027-01-12', null, 'B1')`,
    [contract],
  );
  expect((await read(contract, bearer)).body.uscita).toEqual({
    tipo: 'CAMBIO_FORNITORE',
    passi: [
      { passo: 'RICHIESTA', stato: 'FATTO', data: '2026-11-02', dataPrevista: null },
      { passo: 'CONFERMATA', stato: 'ORA', data: null, dataPrevista: null },
      { passo: 'USCITA', stato: 'DOPO', data: null, dataPrevista: '2026-12-01' },
      { passo: 'ULTIMA_BOLLETTA', stato: 'DOPO', data: null, dataPrevista: '2027-01-12' },
    ],
    nuovoFornitore: 'Luce Chiara',
    ultimaBolletta: null,
  });
  await pool.query(
    `insert into bills (number, customer_code, contract_code, type, status_code, amount_cents, open_cents, issue_date,
       issuer_vat_number)
     values ('B1', $1, $2, 'BOLLETTA', '02', 1000, 1000, '2026-11-19', '01234567897')`,
    [code, contract],
  );
  expect((await read(contract, bearer)).body.uscita).toMatchObject({ ultimaBolletta: 'B1' });
});

it('rejects the supply of somebody else', async () => {
  const [one, other] = [await withdrawable(gateway), await withdrawable(gateway)];
  expect(codeOf(await read(other.contract, one.bearer))).toBe('NOT_FOUND');
});
