import * as z from 'zod/mini';
import { itemOf, line, slug } from './parts.ts';
import { use } from './use.ts';

// Content of the back office, in a separate module because no customer screen reads it.

/** Opening text of an answer to a customer; without topics it applies to all (contenuto.usi.5). */
const answerTemplate = itemOf({
  id: slug,
  title: line,
  topics: z.array(slug),
  text: z.string().check(z.minLength(1), z.maxLength(3000)),
});

export const answerTemplates = use('/operatore/risposte', [], answerTemplate);
