import { italianIban } from '@sportello/domain';
import { beforeEach, expect, it } from 'vitest';
import { collect } from './usecases/collect.ts';
import { mandates } from '../../commands/import/kinds/mandates.ts';
import { kindPlan } from '../../commands/import/kinds/kind.ts';
import { paymentMethods } from '../../commands/import/kinds/payments.ts';
import { useApp } from '../../../test/support/app.ts';
import { useFiles } from '../../../test/support/import-files.ts';
import { collectionsAt, day } from '../../../test/support/money/collections.ts';
import { customerWithBill } from '../../../test/support/money/paying.ts';

// Mandates of another system, from their file to the bank's (pagamento.mandato.3).

const gateway = useApp({ seeded: false });
const files = useFiles();
const { services, debited, write, forget } = collectionsAt(gateway);
beforeEach(() => forget());

const head =
  'codiceCliente;contractAccount;riferimento;dataFirma;IBAN;nome;cognome;codiceFiscale;creditore.identificativo;creditore.nome;sequenza;dataFine';
const iban = 'IT60X0542811101000000123456';

interface Given {
  readonly code: string;
  readonly contract: string;
  readonly reference?: string;
}

const referenceOf = ({ code }: Given) => `OLD${code}`.replace(/[^A-Z0-9]/gi, '').toUpperCase();
function row(customer: Given, given: Readonly<Record<string, string>> = {}): string {
  const all: Record<string, string> = {
    signed: '2019-05-02',
    iban,
    surname: 'Ferri',
    creditor: 'IT66ZZZA1B2C3D4E5F6G7H8',
    sequence: 'FRST',
    end: '',
    reference: customer.reference ?? referenceOf(customer),
    ...given,
  };
  return [
    customer.code,
    customer.contract,
    all['reference'],
    all['signed'],
    all['iban'],
    'Giulia',
    all['surname'],
    'FRRGLI85M41F205V',
    all['creditor'],
    'Aurora',
    all['sequence'],
    all['end'],
  ].join(';');
}

const load = (...rows: readonly string[]) =>
  files.importLines(gateway.database.pool, kindPlan(mandates), [head, ...rows]);
const name = async (customer: Given) =>
  files.importLines(gateway.database.pool, kindPlan(paymentMethods), [
    'codiceCliente;contractAccount;metodoPagamento;stato;mandatoAttuale',
    `${customer.code};${customer.contract};U;Attivo;${referenceOf(customer)}`,
  ]);
const withBill = () => customerWithBill(gateway, { method: 'U', due: day });

it('collects with an imported mandate once a file names it as current, with its signature day', async () => {
  const customer = await withBill();
  expect(await load(row(customer))).toMatchObject({ added: 1, isWritten: true, refusals: [] });
  expect((await collect(services(), day, write)).without).toEqual([customer.number]);
  expect(await name(customer)).toMatchObject({ isWritten: true });
  const { file = '' } = await collect(services(), day, write);
  for (const words of [
    `<MndtId>${referenceOf(customer)}</MndtId>`,
    '<DtOfSgntr>2019-05-02</DtOfSgntr>',
    '<Nm>Giulia Ferri</Nm>',
    `<IBAN>${iban}</IBAN>`,
    '<SeqTp>RCUR</SeqTp>',
  ]) {
    expect(file).toContain(words);
  }
});

it('leaves mandates unchanged on a second import, and applies what the file changes', async () => {
  const customer = await withBill();
  await load(row(customer));
  expect(await load(row(customer))).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  const other = italianIban({ abi: '05428', cab: '11101', account: '654321' });
  expect(await load(row(customer, { iban: other }))).toMatchObject({ changed: 1 });
  const { rows } = await gateway.database.pool.query(
    `select iban, text, accepted_at from sepa_mandates where reference = $1`,
    [referenceOf(customer)],
  );
  expect(rows).toEqual([
    {
      iban: other,
      text: 'Mandato firmato il 02/05/2019 e ripreso da un altro sistema del fornitore.',
      accepted_at: new Date('2019-05-02T00:00:00+02:00'),
    },
  ]);
});

it.each([
  ['has ended', { end: '2026-01-31' }],
  ['was given to another creditor', { creditor: 'IT81ZZZ0000099999999990' }],
])('does not collect with a mandate that %s', async (_what, given) => {
  const customer = await withBill();
  await load(row(customer, given));
  await name(customer);
  expect(await collect(services(), day, write)).toMatchObject({ collection: undefined, without: [customer.number] });
});

it('keeps a mandate ended, whatever a later file has', async () => {
  const customer = await withBill();
  await load(row(customer, { end: '2026-01-31' }));
  expect(await load(row(customer))).toMatchObject({ unchanged: 1, isWritten: true });
});

it.each<[string, Readonly<Record<string, string>>, string]>([
  ['of another account', { contract: 'nowhere' }, '2 contractAccount: no contract of this customer'],
  ['to come', { signed: '2099-01-01' }, '2 dataFirma: a day that has not come'],
  ['without an account at a bank', { iban: 'IT00' }, '2 IBAN: not an IBAN'],
  ['for one debit', { sequence: 'OOFF' }, '2 sequenza: not one of'],
  ['to nobody', { creditor: 'IT67ZZZA1B2C3D4E5F6G7H8' }, '2 creditore.identificativo: not a SEPA creditor'],
  ['without a reference', { reference: '' }, '2 riferimento: missing'],
])('rejects a mandate %s', async (_what, { contract, ...given }, reason) => {
  const customer = await withBill();
  const result = await load(row({ ...customer, contract: contract ?? customer.contract }, given));
  expect(result).toMatchObject({ isWritten: false });
  expect(result.refusals).toEqual([expect.stringContaining(reason)]);
});

it('rejects a mandate that was given in the area or belongs to another customer', async () => {
  const [here, other] = [await debited(), await withBill()];
  const given = await load(row({ ...here, reference: here.mandate }));
  expect(given.refusals).toEqual(['2 riferimento: a mandate that was given in this area, which keeps it']);
  await load(row(other));
  const marco = await withBill();
  expect((await load(row({ ...marco, reference: referenceOf(other) }))).refusals).toContain(
    '2 riferimento: a mandate of another customer',
  );
});
