import type { App } from '../../../api/app.ts';
import type { Origin } from '../../../shared/question/origin.ts';
import type { Question } from '../../../shared/question/question.ts';

/** Composes a question in its area's words; only its topic where the object can't be read (assistenza.modulo.5). */
export async function questionOf(app: App, origin: Origin): Promise<Question> {
  const { topic, ask } = areaOf(app, origin);
  return { ...(await ask().catch(() => ({}))), topic };
}

function areaOf(app: App, origin: Origin): { topic: string; ask: () => Promise<Question> } {
  if ('bolletta' in origin) {
    const isService = origin.genere === 'servizio';
    return {
      topic: 'bollette',
      ask: async () =>
        (await import('../../../features/bills/detail/ask-about-bill.ts')).askAboutBill(
          app,
          origin.bolletta,
          isService,
        ),
    };
  }
  if ('lettura' in origin) {
    return {
      topic: 'letture',
      ask: async () =>
        (await import('../../../features/readings/history/ask-about-reading.ts')).askAboutReading(
          app,
          origin.fornitura,
          origin.lettura,
        ),
    };
  }
  if ('pagamento' in origin) {
    return {
      topic: 'bollette',
      ask: async () =>
        (await import('../../../features/paying/ask-about-payment.ts')).askAboutPayment(app, origin.pagamento),
    };
  }
  return {
    topic: 'interventi',
    ask: async () =>
      (await import('../../../features/interventions/detail/ask-about-visit.ts')).askAboutVisit(app, origin.intervento),
  };
}
