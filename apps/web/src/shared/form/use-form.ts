import { useForm as useMantineForm } from '@mantine/form';
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import type { useChange } from '../change/use-change.ts';
import { focusFirstWrong, hasAny, type FieldErrors } from './field-errors.ts';
import { keptOf, restoredOf, typedIn, type FieldValues } from './field-values.ts';
import { useDraft } from './use-draft.ts';

type NameOf<Values> = Extract<keyof Values, string>;

interface Acts<Values> {
  readonly show: (errors: FieldErrors<NameOf<Values>>) => void;
  /** Resets to the initial or the passed values, and drops the draft. */
  readonly restart: (values?: Values) => void;
}

interface FormParts<Values extends FieldValues> {
  /** Initial values by field name, which is the wire name where possible. */
  readonly initial: Values;
  readonly check?: (values: Values) => FieldErrors<NameOf<Values>>;
  /** Called once the client-side checks pass. */
  readonly onSubmit: (values: Values, form: Acts<Values>) => void;
  /** The change to send: its errors are shown at their fields. */
  readonly change?: Pick<ReturnType<typeof useChange>, 'error' | 'problem' | 'fieldErrors'>;
  /** Own texts per field, where the catalogue's don't fit the error. */
  readonly refused?: (error: Error, values: Values) => FieldErrors<NameOf<Values>>;
  readonly wrongAtFirst?: FieldErrors<NameOf<Values>>;
  /** Validates a field on blur; an empty one only on submit. */
  readonly isCheckedOnLeaving?: boolean;
  /** Saves these fields as a draft under a name until submit; never list a password or a code. */
  readonly draft?: { readonly name: string; readonly keeps: readonly NameOf<Values>[] };
  /** For prerendered pages: uncontrolled fields, so that input or autofill before hydration is read on submit. */
  readonly isHeldByBrowser?: boolean;
  readonly onType?: () => void;
}

/**
 * Manages a form's values, field errors and draft. Each error is shown once, at its field, and the first such field
 * gets the focus; only errors without a field remain in `problem`.
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
    // A server error stays until the field is edited, since the client-side check passes.
    if (words !== undefined) form.setFieldError(name, words);
  };
  const tell = useEffectEvent((error: Error | null) => {
    const told = fieldProblems(error);
    if (hasAny(told)) acts.show(told);
  });
  const error = change?.error ?? null;
  // Runs once per error, including one present on mount.
  useEffect(() => tell(error), [error]);

  return {
    values: form.values,
    problem: hasAny(fieldProblems(error)) ? undefined : change?.problem,
    element: {
      ref: element,
      noValidate: true,
      // Without JavaScript the values must not end up in the URL.
      method: 'post' as const,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        if (isHeldByBrowser) form.setValues(typedIn(event.currentTarget, initial));
        form.onSubmit(
          (values) => onSubmit(values, acts),
          (wrong) => focusFirstWrong(element.current, wrong),
        )(event);
      },
    },
    field(name: NameOf<Values>) {
      const type = typeof initial[name] === 'boolean' ? 'checkbox' : 'input';
      const input = form.getInputProps(name, { type });
      // Mantine's password inputs don't set `aria-invalid` themselves.
      const said = { name, ...input, 'aria-invalid': input.error ? (true as const) : undefined };
      return isCheckedOnLeaving ? { ...said, onBlur: () => onLeave(name) } : said;
    },
    set(changes: Partial<Values>) {
      for (const name of Object.keys(changes) as NameOf<Values>[]) {
        if (changes[name] !== form.getValues()[name]) form.setFieldValue(name, changes[name] as never);
      }
    },
    isRestored: draft.restored !== undefined,
    ...acts,
  };
}

function ownOf<Values extends FieldValues>(
  initial: Values,
  errors: Readonly<Record<string, string>> = {},
): FieldErrors<NameOf<Values>> {
  const own = Object.entries(errors).filter(([name]) => name in initial);
  return Object.fromEntries(own) as FieldErrors<NameOf<Values>>;
}
