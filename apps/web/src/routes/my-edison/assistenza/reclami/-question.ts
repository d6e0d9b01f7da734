import type { App } from '../../../../api/app.ts';
import type { Origin } from '../../../../shared/question/origin.ts';
import type { Question } from '../../../../shared/question/question.ts';

/** Describes a thing in its area's words; returns nothing where it can't be read (reclami.apertura.3). */
export async function questionOf(app: App, origin: Origin): Promise<Question> {
  return await ask(app, origin).catch(() => ({}));
}

async function ask(app: App, origin: Origin): Promise<Question> {
  if ('bolletta' in origin) {
    const { askAboutBill } = await import('../../../../features/bills/detail/ask-about-bill.ts');
    return askAboutBill(app, origin.bolletta, origin.genere === 'servizio');
  }
  if ('lettura' in origin) {
    const { askAboutReading } = await import('../../../../features/readings/history/ask-about-reading.ts');
    return askAboutReading(app, origin.fornitura, origin.lettura);
  }
  if ('pagamento' in origin) {
    const { askAboutPayment } = await import('../../../../features/paying/ask-about-payment.ts');
    return askAboutPayment(app, origin.pagamento);
  }
  const { askAboutVisit } = await import('../../../../features/interventions/detail/ask-about-visit.ts');
  return askAboutVisit(app, origin.intervento);
}
