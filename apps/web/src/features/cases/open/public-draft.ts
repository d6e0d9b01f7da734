import * as z from 'zod/mini';
import { VISITORS_DRAFT } from '../../../session/storage/drafts.ts';
import { tabDraft } from '../../../shared/form/tab-draft.ts';

const kept = z.object({
  tipo: z.string(),
  nome: z.string(),
  email: z.string(),
  codiceFornitura: z.string(),
  testo: z.string(),
  /** One on each line; their content is too large to keep. */
  nomiAllegati: z.string(),
});

export type PublicDraft = z.output<typeof kept>;

/** Texts of the public form, kept in this tab until it is sent. */
export const publicCaseDraft = tabDraft<PublicDraft>(`${VISITORS_DRAFT}case`, kept);

/**
 * Writes a draft into the fields that are still empty. The browser holds them, so that what is typed before the page
 * has started stays.
 */
export function fillEmptyFields(form: HTMLFormElement, draft: PublicDraft): void {
  for (const field of fieldsOf(form)) {
    const value = draft[field.name as keyof PublicDraft];
    if (field.value === '' && value !== undefined) field.value = value;
  }
}

export function emptyFields(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) field.value = '';
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input[name]:not([type=file]), select[name], textarea[name]')];
}
