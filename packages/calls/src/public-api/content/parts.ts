import { CONTENT_PICTURES } from '@sportello/domain';
import * as z from 'zod/mini';

/**
 * Allowed link targets of content; excludes scripts. Browsers read a backslash as a slash and skip tabs and line
 * breaks, which would turn a local path into another site.
 */
export const linkTarget = z.string().check(z.regex(/^(?:https:\/\/|\/(?!\/)|tel:|mailto:)[^\\\p{Cc}]*$/u));

export const line = z.string().check(z.minLength(1), z.maxLength(200));

/** Markdown; HTML in it is shown as text and never rendered. */
export const richText = z.string().check(z.minLength(1), z.maxLength(10_000));

export const picture = z.enum(CONTENT_PICTURES);

export const link = z.strictObject({ label: line, url: linkTarget });

/** Stable key, used in URLs, calls and browser storage. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

/** Declares an item with the systems that show it (contenuto.sistema.1). */
export function itemOf<const Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject({ system: z.array(line), ...shape });
}

export const titled = { title: line, description: richText };
