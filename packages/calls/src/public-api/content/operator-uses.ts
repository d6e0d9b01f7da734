import * as z from 'zod/mini';
import { itemOf, line, slug } from './parts.ts';
import { use } from './use.ts';

// Content of the back office: apart, since no customer's screen reads it.

/** A text with which an answer to a customer begins; for every topic where it names none (contenuto.usi.5). */
const answerTemplate = itemOf({
  id: slug,
  title: line,
  topics: z.array(slug),
  text: z.string().check(z.minLength(1), z.maxLength(3000)),
});

export const answerTemplates = use('/operatore/risposte', [], answerTemplate);
