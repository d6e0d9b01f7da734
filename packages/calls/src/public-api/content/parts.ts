import { CONTENT_PICTURES } from '@sportello/domain';
import * as z from 'zod/mini';

/**
 * Where a link of content may lead: nowhere that runs a script. Browsers read a backslash as a slash and pass
 * over tabs and line breaks, with which a path of ours would be another site.
 */
export const linkTarget = z.string().check(z.regex(/^(?:https:\/\/|\/(?!\/)|tel:|mailto:)[^\\\p{Cc}]*$/u));

/** A short text: a title, a label. */
export const line = z.string().check(z.minLength(1), z.maxLength(200));

/** A text in Markdown; HTML in it is shown as it stands and never becomes a tag. */
export const richText = z.string().check(z.minLength(1), z.maxLength(10_000));

export const picture = z.enum(CONTENT_PICTURES);

export const link = z.strictObject({ label: line, url: linkTarget });

/** A name by which something is found again: in a URL, in a call, in the memory of a browser. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** An item with the systems that show it (contenuto.sistema.1). */
export function itemOf<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject({ system: z.array(line), ...shape });
}

/** A page with its words: a title and what is under it. */
export const titled = { title: line, description: richText };
