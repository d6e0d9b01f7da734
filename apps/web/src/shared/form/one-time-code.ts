import { t, plural } from '@lingui/core/macro';
import { useState } from 'react';

/** Removes the spaces and hyphens that come with pasting. */
export function tidyCode(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** The format error of an input code; undefined if it may be valid. */
export function codeWords(typed: string): string | undefined {
  const code = tidyCode(typed);
  if (code === '') return t`Scrivi il codice che ti abbiamo mandato.`;
  return /^\d{6}$/.test(code) ? undefined : t`Sono 6 cifre: controlla il messaggio che hai ricevuto.`;
}

export function wrongCodeWords(triesLeft: number): string {
  if (triesLeft <= 0) return t`Il codice non è giusto, e i tentativi sono finiti: chiedi un altro codice.`;
  return plural(triesLeft, {
    one: 'Il codice non è giusto: ti resta # tentativo.',
    other: 'Il codice non è giusto: ti restano # tentativi.',
  });
}

/** Counts wrong codes by field name, until new ones are sent. */
export function useWrongCodes<Name extends string>() {
  const [wrong, setWrong] = useState<Partial<Record<Name, number>>>({});
  return {
    of: (name: Name): number => wrong[name] ?? 0,
    count: (name: Name) => setWrong((before) => ({ ...before, [name]: (before[name] ?? 0) + 1 })),
    forget: () => setWrong({}),
  };
}
