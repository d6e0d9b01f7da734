import { collectionFile } from '../../../src/formats/sepa/collection-file.ts';
import { readAnswers } from '../../../src/formats/sepa/status-report.ts';
import { databaseOf } from '../../../src/db/database.ts';
import { takeAnswers } from '../../../src/areas/paying/usecases/collection-answer.ts';
import { collect, type Collection } from '../../../src/areas/paying/usecases/collect.ts';
import type { Services } from '../../../src/shared/context.ts';
import type { TestApp } from '../app.ts';
import { customerWithBill } from './paying.ts';

export const collector = {
  name: 'Società Energia & Servizi S.p.A.',
  identifier: 'IT66ZZZA1B2C3D4E5F6G7H8',
  iban: 'IT60X0542811101000000123456',
};
const { iban } = collector;
export const day = '2026-12-10';

export function collectionsAt(gateway: TestApp) {
  const services = () =>
    ({
      db: databaseOf(gateway.database.pool),
      clock: gateway.now,
      creditor: collector,
      channels: ['MAIL'],
      brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
      publicUrl: 'https://clienti.example.it',
    }) as unknown as Services;

  async function debited(given: Parameters<typeof customerWithBill>[1] = {}) {
    const customer = await customerWithBill(gateway, { method: 'U', due: day, ...given });
    const mandate = `M${customer.code}`.replace(/[^A-Z0-9]/gi, '').toUpperCase();
    await gateway.database.pool.query(
      `with change as (insert into payment_changes (customer_code, method_code, contract_accounts, at, digest)
         values ($1, 'U', array[$2::text], now(), 'd') returning id),
       mandate as (insert into sepa_mandates (reference, customer_code, contract_account, change_id, name, surname, fiscal_code,
           iban, creditor_identifier, creditor_name, text, signed_on, accepted_at)
         select $3, $1, $2, id, 'Niccolò', 'D’Angelò', 'FRRGLI85M41F205V', $4, 'IT66ZZZA1B2C3D4E5F6G7H8', 'Aurora', 'Testo', '2026-10-01', now() from change)
       insert into payment_methods (contract_account, customer_code, method_code, status, current_mandate)
         values ($2, $1, 'U', 'Attivo', $3)`,
      [customer.code, customer.contract, mandate, iban],
    );
    return { ...customer, mandate };
  }

  const write = (collection: Collection) => collectionFile(collector, collection, collection.debits);
  const fileOf = async () => {
    const { collection, file: xml = '' } = await collect(services(), day, write);
    if (!collection) throw new Error('nothing was collected');
    return { collection, xml };
  };
  const referenceOf = async (number: string) =>
    (
      await gateway.database.pool.query<{ reference: string }>(
        'select reference from collection_debits d join bills b on b.id = d.bill_id where b.number = $1',
        [number],
      )
    ).rows[0]?.reference ?? '';
  const stateOf = async (number: string) =>
    (
      await gateway.database.pool.query<{ state: string; reason: string | null }>(
        'select d.state, d.reason from collection_debits d join bills b on b.id = d.bill_id where b.number = $1',
        [number],
      )
    ).rows[0];

  const take = (xml: string) => takeAnswers(services(), readAnswers(xml));
  const forget = async () => {
    await gateway.database.pool.query('delete from collections');
    await gateway.database.pool.query('delete from bills');
  };

  return { services, debited, write, fileOf, referenceOf, stateOf, take, forget };
}
