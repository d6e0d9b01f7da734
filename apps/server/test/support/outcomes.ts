import { expect } from 'vitest';
import { databaseOf } from '../../src/db/database.ts';
import { importOutcomes } from '../../src/commands/import/outcomes/import.ts';
import type { TestApp } from './app.ts';
import type { useFiles } from './import-files.ts';
import { debit, paymentsAt, seenAtFirst, someone, type Someone } from './money/payments.ts';

/** The services for reporting outcomes without a server. */
export const writing = {
  brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
  publicUrl: 'http://localhost:3000',
  channels: ['MAIL', 'SMS'] as const,
};

interface Customer {
  readonly code: string;
}

const header = 'id;oggetto;esito;dal;motivo;testo';

export function outcomesAt(gateway: TestApp, files: ReturnType<typeof useFiles>) {
  const rowsOf = async <T extends object>(query: string, ...values: unknown[]) =>
    (await gateway.database.pool.query<T>(query, values)).rows;
  const lastChange = async ({ code }: Customer, kind: string): Promise<string> => {
    const query = 'select id from events where customer_code = $1 and kind = $2 order by id desc limit 1';
    return (await rowsOf<{ id: string }>(query, code, kind))[0]?.id ?? '';
  };
  return {
    asksForDebit: async (): Promise<Someone & { readonly id: string; readonly mandate: string }> => {
      const giulia = await someone(gateway);
      const { status, body } = await paymentsAt(gateway).change(giulia, debit(giulia.account), seenAtFirst(giulia));
      expect(status, JSON.stringify(body)).toBe(200);
      return { ...giulia, id: await lastChange(giulia, 'PAYMENT_METHOD_CHANGED'), mandate: body.riferimentoMandato };
    },
    told: async (lines: readonly string[], skipRejected = false) => {
      const db = databaseOf(gateway.database.pool);
      const options = { skipRejected, now: gateway.now() };
      const { refusals, ...heard } = await importOutcomes(writing, db, files.write([header, ...lines]), options);
      return { ...heard, refusals: refusals.map(({ line, field, reason }) => `${line} ${field ?? 'row'}: ${reason}`) };
    },
    /** The export's id of the customer's latest change. */
    lastChange,
    changesOf: ({ code }: Customer) =>
      rowsOf<Record<string, unknown>>(
        `select matter, state, active_from::text as "from", reason, words, applied_at is not null as done
         from customer_changes where customer_code = $1 order by event_id`,
        code,
      ),
    notificationsOf: ({ code }: Customer) =>
      rowsOf<{ title: string; text: string }>(
        'select title, text from notifications where customer_code = $1 order by id',
        code,
      ),
  };
}
