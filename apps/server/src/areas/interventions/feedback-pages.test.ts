import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { useApp, type TestApp } from '../../../test/support/app.ts';
import { giveVisit } from '../../../test/support/visits.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sportello-feedback-'));
const broken = path.join(folder, 'broken');
mkdirSync(path.join(broken, 'intervento-tecnico'), { recursive: true });
writeFileSync(path.join(broken, 'intervento-tecnico/feedback.yaml'), '- questions: 5\n');
afterAll(() => rmSync(folder, { recursive: true }));

const one = { question: 'Bravo?', rating: 5 };

async function feedback(gateway: TestApp, questions: readonly object[]) {
  const { id } = await giveVisit(gateway, 'full', {});
  return gateway.send({
    method: 'POST',
    url: `/api/interventotecnico/v1/interventions/${id}/feedback`,
    bearer: (await gateway.signIn('full')).access_token,
    payload: { questions },
  });
}

describe('feedback without a page of questions (intervento.feedback.3)', () => {
  const gateway = useApp({ config: { contentDirs: [path.join(folder, 'none')] } });

  it('takes any question, once', async () => {
    const twice = await feedback(gateway, [one, one]);
    expect([twice.status, twice.body.header.campi]).toEqual([
      400,
      [{ campo: 'questions.1.question', codice: 'REPEATED' }],
    ]);
    expect((await feedback(gateway, [one])).status).toBe(200);
  });
});

describe('feedback with a page that can’t be read', () => {
  const gateway = useApp({ config: { contentDirs: [broken] } });

  it('rejects feedback while the page of questions can’t be read', async () => {
    const { status, body } = await feedback(gateway, [one]);
    expect([status, body.header.codice]).toEqual([503, 'S-001']);
    const { rows } = await gateway.database.pool.query("select feedback_left from interventions where id = 'I8000001'");
    expect(rows).toEqual([{ feedback_left: false }]);
  });
});
