import { databaseOf } from '../../../src/db/database.ts';
import { lockCase } from '../../../src/areas/cases/queries/cases.ts';
import { giveReply } from '../../../src/areas/cases/usecases/reply.ts';
import type { Services } from '../../../src/shared/context.ts';
import type { TestApp } from '../app.ts';

interface Disputing {
  readonly code: string;
  readonly contract: string;
  readonly number: string;
  readonly bearer: string;
}

const parts = { complaint: 'Il reclamo.', checks: 'Le verifiche.', conclusions: 'L’esito.', rights: 'I diritti.' };

/** Cases that keep amounts of bills from being collected. */
export function disputesAt(gateway: TestApp) {
  const rows = async (text: string, ...values: unknown[]) => (await gateway.database.pool.query(text, values)).rows;

  /** Gives a supply two earlier bills, so that what is above their average is in dispute. */
  async function haveUsual({ code, contract }: Pick<Disputing, 'code' | 'contract'>, cents: number): Promise<void> {
    await gateway.database.pool.query(
      `insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, issue_date,
                          due_date, amount_cents, open_cents, method_code)
       select $1, 'U' || m || $1, '99999999990', 'BOLLETTA', '01', $2, ('2026-0' || m || '-01')::date, null, $3, 0, 'P'
       from unnest(array[7, 9]) m`,
      [code, contract, cents],
    );
  }

  /** Gives a bill of November 2026 lines of 20 and of 30 months before, and returns the cents of the second. */
  async function havePrescribed({ number }: Pick<Disputing, 'number'>): Promise<number> {
    await gateway.database.pool.query(
      `insert into bill_lines (bill_id, position, kind, label, amount_cents, period_start, period_end)
       select id, position, 'RICALCOLO', 'Ricalcolo', cents, first, last from bills,
         (values (1, 4000, '2025-03-01'::date, '2025-03-31'::date), (2, 1234, '2024-05-01', '2024-05-31'))
           as line (position, cents, first, last)
       where number = $1`,
      [number],
    );
    return 1234;
  }

  async function open({ bearer, number }: Disputing, tipo = 'BOLLETTA_ANOMALA'): Promise<string> {
    const payload = { tipo, testo: 'La bolletta non torna.', bollette: [number] };
    const { body } = await gateway.send({ method: 'POST', url: '/api/sportello/v1/reclami', bearer, payload });
    return String(body.numero);
  }

  const withdraw = ({ bearer }: Pick<Disputing, 'bearer'>, caseNumber: string) =>
    gateway.send({ method: 'POST', url: `/api/sportello/v1/reclami/${caseNumber}/ritiro`, bearer, payload: {} });

  async function reply(caseNumber: string, { isOwed }: { readonly isOwed: boolean }): Promise<boolean> {
    const services = {
      db: databaseOf(gateway.database.pool),
      channels: ['MAIL'],
      brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
      publicUrl: 'https://clienti.example.it',
    } as unknown as Services;
    return services.db.transaction(async (db) => {
      const row = await lockCase(db, Number(caseNumber.slice(8)));
      const by = { username: 'operatore', right: 'STAFF' } as const;
      return row !== undefined && giveReply(services, db, row, { parts, by, at: gateway.now(), key: null, isOwed });
    });
  }

  /** Returns what is in dispute of a bill, and its disputes. */
  async function disputedOf(number: string) {
    const [bill] = await rows('select disputed_cents as cents from bills where number = $1', number);
    const disputes = await rows(
      `select d.kind, d.amount_cents as cents, d.ended_at is not null as ended, d.collected_at is not null as collected
       from bill_disputes d join bills b on b.id = d.bill_id where b.number = $1 order by d.id`,
      number,
    );
    return { cents: bill?.cents as number, disputes };
  }

  return { haveUsual, havePrescribed, open, withdraw, reply, disputedOf };
}
