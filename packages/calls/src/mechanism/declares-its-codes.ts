import type * as z from 'zod/mini';
import type { Access, OwnedId } from './access.ts';
import type { Code } from './ids.ts';

type Around<Inner extends z.core.SomeType> =
  | z.ZodMiniOptional<Inner>
  | z.ZodMiniNullable<Inner>
  | z.ZodMiniDefault<Inner>
  | z.ZodMiniPrefault<Inner>
  | z.ZodMiniArray<Inner>;

type CodesOf<Schema> =
  Schema extends Code<infer Kind>
    ? Kind
    : Schema extends z.ZodMiniObject<infer Shape>
      ? CodesOf<Shape[keyof Shape]>
      : Schema extends Around<infer Inner>
        ? CodesOf<Inner>
        : Schema extends z.ZodMiniUnion<infer Options>
          ? CodesOf<Options[number]>
          : Schema extends z.ZodMiniPipe<infer From, infer To>
            ? CodesOf<From> | CodesOf<To>
            : never;

/** Kinds that a call may take: those whose ownership is checked for its caller, and the free ones. */
type Fitting<Who extends Access> =
  | 'free'
  | (Who extends 'customer' | 'customer-in-person' | 'signed-in' ? `own ${Exclude<OwnedId, 'visit'>}` : never)
  | (Who extends 'technician' ? 'own visit' : never)
  | (Who extends 'operator' | 'provider' ? 'desk' : never);

type Undeclared<Params> =
  Params extends z.ZodMiniObject<infer Shape>
    ? {
        [K in keyof Shape]: Shape[K] extends Code<string> ? never : Shape[K] extends z.ZodMiniString ? K : never;
      }[keyof Shape]
    : never;

/** Compile error for a call whose path has a text without kind, or a code that doesn't fit its access. */
export type DeclaresItsCodes<Who extends Access, Params, Rest> = [
  Exclude<CodesOf<Params | Rest>, Fitting<Who>> | Undeclared<Params>,
] extends [never]
  ? unknown
  : {
      readonly 'declare it with ownId, deskId or freeCode':
        | Exclude<CodesOf<Params | Rest>, Fitting<Who>>
        | Undeclared<Params>;
    };
