import { useEffect, useRef, useState, type FormEvent } from 'react';

/** What is wrong with each field, in the customer's words. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/**
 * A form whose fields the browser holds: they are read when it is sent, so that what was typed or
 * filled in before the script was there counts too. What is wrong is told at its field, and the
 * first such field gets the focus.
 *
 * @param atFirst what is wrong already when the form comes up
 */
export function useFields<Name extends string>(atFirst: () => FieldErrors<Name> = () => ({})) {
  const form = useRef<HTMLFormElement>(null);
  const [known] = useState(atFirst);
  const [errors, setErrors] = useState(known);
  useEffect(() => focusFirst(form.current, known), [known]);

  const show = (found: FieldErrors<Name>) => {
    setErrors(found);
    focusFirst(form.current, found);
  };

  return {
    /** For the form element. `send` gets the text of each field. */
    form: (send: (values: Readonly<Record<string, string>>) => void) => ({
      ref: form,
      noValidate: true,
      // Without script nothing must end up in the address.
      method: 'post' as const,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        setErrors({});
        send(textsOf(new FormData(event.currentTarget)));
      },
    }),
    /** For the input of a field. */
    field: (name: Name) => ({
      name,
      error: errors[name],
      onChange: () => setErrors(({ [name]: _mended, ...others }) => others as FieldErrors<Name>),
    }),
    show,
  };
}

function focusFirst(form: HTMLFormElement | null, found: Readonly<Record<string, string | undefined>>): void {
  const first = Array.from(form?.elements ?? []).find(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && found[element.name] !== undefined,
  );
  first?.focus();
}

function textsOf(data: FormData): Record<string, string> {
  return Object.fromEntries([...data].map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}
