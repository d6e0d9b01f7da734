import { useForm as useMantineForm } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import type { useChange } from '../change/use-change.ts';
import { focusFirstWrong, hasAny, type FieldErrors } from './field-errors.ts';
import { keptOf, restoredOf, typedIn, type FieldValues } from './field-values.ts';
import { useDraft } from './use-draft.ts';

type NameOf<Values> = Extract<keyof Values, string>;

/** What can be done to a form. */
interface Acts<Values> {
  /** Says what is wrong, at its field. */
  readonly show: (errors: FieldErrors<NameOf<Values>>) => void;
  /** Begins again, with what stood in it at first or with something else; nothing of a draft is kept. */
  readonly restart: (values?: Values) => void;
}

interface FormParts<Values extends FieldValues> {
  /** What stands in it at first, by the name of each field: where it can be, that of the wire. */
  readonly initial: Values;
  /** What is plainly wrong, before anything is sent. */
  readonly check?: (values: Values) => FieldErrors<NameOf<Values>>;
  /** It is good, as far as can be told here. */
  readonly onSubmit: (values: Values, form: Acts<Values>) => void;
  /** The change that it sends: what is refused of it is told at its field. */
  readonly change?: Pick<ReturnType<typeof useChange>, 'error' | 'problem' | 'fieldErrors'>;
  /** What to say at each field of a refusal, where the words of the catalogue won't do. */
  readonly refused?: (error: Error, values: Values) => FieldErrors<NameOf<Values>>;
  /** What is wrong already when it comes up. */
  readonly wrongAtFirst?: FieldErrors<NameOf<Values>>;
  /** Tells what is plainly wrong with a field as soon as it is left; what is empty is only missed when the form is sent. */
  readonly isCheckedOnLeaving?: boolean;
  /** Keeps what is typed until it is sent, under a name; only these fields, never a password or a code. */
  readonly draft?: { readonly name: string; readonly keeps: readonly NameOf<Values>[] };
  /**
   * Where the page is there before the script, the browser holds the fields: what was typed or
   * filled in by then is read when the form is sent, and counts too.
   */
  readonly isHeldByBrowser?: boolean;
  readonly onType?: () => void;
}

/**
 * A form: what stands in it, what is wrong at which field, and its draft. What is wrong is told
 * once, at its field, and the first such field gets the focus; only what no field can tell is left
 * for a word over the form (`problem`).
 */
export function useForm<Values extends FieldValues>({
  initial,
  check,
  onSubmit,
  change,
  refused,
  wrongAtFirst = {},
  isCheckedOnLeaving = false,
  draft: drafted,
  isHeldByBrowser = false,
  onType,
}: FormParts<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(drafted?.name);
  const form = useMantineForm<Values>({
    mode: isHeldByBrowser ? 'uncontrolled' : 'controlled',
    initialValues: { ...initial, ...restoredOf(initial, draft.restored) },
    initialErrors: wrongAtFirst,
    validate: (values) => ({ ...check?.(values) }),
    onValuesChange(values) {
      if (drafted !== undefined) draft.keep(keptOf(values, drafted.keeps));
      onType?.();
    },
  });

  const acts: Acts<Values> = {
    show(errors) {
      form.setErrors(errors);
      focusFirstWrong(element.current, errors);
    },
    restart(values = initial) {
      form.setInitialValues(values);
      form.reset();
      draft.drop();
    },
  };
  const fieldProblems = (error: Error | null) =>
    error === null ? wrongAtFirst : (refused?.(error, form.values) ?? ownOf(initial, change?.fieldErrors));
  const onLeave = (name: NameOf<Values>) => {
    const values = form.getValues();
    const words = values[name] === '' ? undefined : check?.(values)[name];
    // What was refused stays told until it is typed anew: here nothing is wrong with it.
    if (words !== undefined) form.setFieldError(name, words);
  };
  const tell = useEffectEvent((error: Error | null) => {
    const told = fieldProblems(error);
    if (hasAny(told)) acts.show(told);
  });
  const error = change?.error ?? null;
  // Once, when a refusal arrives or the form comes up with one.
  useEffect(() => tell(error), [error]);

  return {
    values: form.values,
    /** Over the form: what no field can tell. */
    problem: hasAny(fieldProblems(error)) ? undefined : change?.problem,
    /** For the form element. */
    element: {
      ref: element,
      noValidate: true,
      // Without script nothing must end up in the URL.
      method: 'post' as const,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        if (isHeldByBrowser) form.setValues(typedIn(event.currentTarget, initial));
        form.onSubmit(
          (values) => onSubmit(values, acts),
          (wrong) => focusFirstWrong(element.current, wrong),
        )(event);
      },
    },
    /** For the input of a field. */
    field(name: NameOf<Values>) {
      const type = typeof initial[name] === 'boolean' ? 'checkbox' : 'input';
      const input = form.getInputProps(name, { type });
      // Those of passwords don't say it by themselves.
      const said = { name, ...input, 'aria-invalid': input.error ? (true as const) : undefined };
      return isCheckedOnLeaving ? { ...said, onBlur: () => onLeave(name) } : said;
    },
    set(changes: Partial<Values>) {
      for (const name of Object.keys(changes) as NameOf<Values>[]) {
        if (changes[name] !== form.getValues()[name]) form.setFieldValue(name, changes[name] as never);
      }
    },
    /** It begins with what was typed before and not sent. */
    isRestored: draft.restored !== undefined,
    ...acts,
  };
}

/** Those errors whose field is one of this form. */
function ownOf<Values extends FieldValues>(
  initial: Values,
  errors: Readonly<Record<string, string>> = {},
): FieldErrors<NameOf<Values>> {
  const own = Object.entries(errors).filter(([name]) => name in initial);
  return Object.fromEntries(own) as FieldErrors<NameOf<Values>>;
}
