import { interventions } from '@sportello/calls';
import { dayInFull, INTERVENTION_PAGE_LIMIT, type Intervention } from '@sportello/domain';
import { t } from '@lingui/core/macro';
import type { App } from '../../../api/app.ts';
import { pageAt } from '../../../shared/interventions/use-interventions.ts';
import { thingWords, type Question } from '../../../shared/question/question.ts';

/** Describes a visit or video call; rejects where the customer has none such (reclami.apertura.3). */
export async function askAboutVisit(app: App, id: string): Promise<Question> {
  const { product, timeSlots } = await interventionOf(app, id);
  const [slot] = timeSlots;
  const day = slot && dayInFull(slot.date);
  return {
    interventionId: id,
    about: thingWords([product.name, t`intervento ${id}`, day, slot && t`dalle ${slot.start} alle ${slot.end}`]),
  };
}

/** Reads one page of the list after the other, as there is no call for one alone. */
async function interventionOf(app: App, id: string, offset = 0): Promise<Pick<Intervention, 'product' | 'timeSlots'>> {
  const page = await app.read(interventions, { query: pageAt(offset) });
  const found = page.interventions.find((each) => each.id === id);
  if (found !== undefined) return found;
  const next = offset + INTERVENTION_PAGE_LIMIT;
  if (next >= (page.total ?? 0)) throw new Error(`No intervention ${id}`);
  return interventionOf(app, id, next);
}
