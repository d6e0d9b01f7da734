import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { accepting, giveVisit, rejecting, supplyOf } from '../../../test/support/visits.ts';

const gateway = useApp();
const username = 'full';

async function waitingQuote(id: string, by: 'company' | 'unlicensed' | 'nobody', contactMode: 'EMAIL' | 'SMS') {
  const { pool } = gateway.database;
  const { rows } = await pool.query<{ id: string }>('select id from companies where not licence limit 1');
  const companyId = { company: 'C017', unlicensed: rows[0]?.id ?? '', nobody: null }[by];
  const state = 'In Progress';
  const given = await giveVisit(gateway, username, {
    id,
    state,
    companyId,
    subState: 'AWAITING_CUSTOMER_DECISION',
    quote: true,
    slots: [['2026-11-18', 'T1', 'COMPLETED']],
  });
  await pool.query('update interventions set email = $2, phone = $3, contact_mode = $4 where id = $1', [
    id,
    'casa@example.it',
    '+393331234567',
    contactMode,
  ]);
  return given;
}

const sentMessages = async (id: string) =>
  (
    await gateway.database.pool.query<{ recipient: string; text: string }>(
      `select m.recipient, m.text from messages m join events e on e.id = m.event_id
       where m.template = 'quote-answered' and e.data ->> 'interventionId' = $1`,
      [id],
    )
  ).rows;

describe('the answer to a quote is told once, with what comes next (preventivo.avviso.1)', () => {
  const books = 'Ora puoi fissare il prossimo appuntamento.';
  const calls = 'La ditta ti chiama e sceglie il giorno con te.';
  const centre = 'La centrale operativa ti contatta per decidere come andare avanti.';
  const onBill = ['Hai accettato il preventivo', /Paghi 180,50\s€ con addebito in bolletta/] as const;
  const refused = ['Hai rifiutato il preventivo', /non paghi i 180,50\s€ del preventivo/] as const;

  it.each([
    ['I8100001', 'ACCETTA', 'company', 'EMAIL', ...onBill, books],
    ['I8100002', 'ACCETTA', 'unlicensed', 'EMAIL', ...onBill, calls],
    ['I8100003', 'ACCETTA', 'nobody', 'EMAIL', ...onBill, centre],
    ['I8100004', 'ACCETTA', 'company', 'SMS', ...onBill, books],
    ['I8100005', 'RIFIUTA', 'company', 'EMAIL', ...refused, centre],
    ['I8100006', 'RIFIUTA', 'unlicensed', 'SMS', ...refused, centre],
  ] as const)('notifies once of the answer to %s: %s, %s, by %s', async (id, type, by, mode, title, amount, next) => {
    const { quoteId } = await waitingQuote(id, by, mode);
    const bearer = (await gateway.signIn(username)).access_token;
    const url = `/api/interventotecnico/v1/interventions/${id}/preventives/${quoteId}`;
    const payload = type === 'ACCETTA' ? accepting(await supplyOf(gateway, username)) : rejecting;
    const send = () => gateway.send({ method: 'PATCH', url, bearer, payload });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await send()).body.header.codice).toBe('QUOTE_ALREADY_ANSWERED');

    const { body } = await gateway.send({ url: '/api/sportello/v1/notifiche', bearer });
    const told = body.notifiche.filter(({ url: to }: { url: string | null }) => to?.endsWith(`/${id}`));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ titolo: title, destinazione: 'INTERVENTO_TECNICO', stato: 'Da Leggere' });
    expect(told[0].testo).toMatch(amount);
    expect(told[0].testo).toContain(next);

    const letters = await sentMessages(id);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.recipient).toBe(mode === 'SMS' ? '+393331234567' : 'casa@example.it');
    expect(letters[0]?.text).toContain(next);
    if (mode === 'EMAIL') expect(letters[0]?.text).toMatch(amount);
  });
});
