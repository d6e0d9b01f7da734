import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import {
  PASSWORD_HISTORY,
  PASSWORD_MAX_REPEATS,
  PASSWORD_MIN_LENGTH,
  PASSWORD_SPECIAL_CHARACTERS,
  type PasswordProblem,
} from '@sportello/domain';
import { IconCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './PasswordRules.module.css';

/** The lines of the list, with the error codes that each covers. */
const lines: readonly { codes: readonly PasswordProblem[]; words: () => ReactNode }[] = [
  { codes: ['PWDP002'], words: () => <Trans>Almeno {PASSWORD_MIN_LENGTH} caratteri</Trans> },
  { codes: ['PWDP004'], words: () => <Trans>Una lettera maiuscola</Trans> },
  { codes: ['PWDP005'], words: () => <Trans>Una lettera minuscola</Trans> },
  { codes: ['PWDP006'], words: () => <Trans>Un numero</Trans> },
  {
    codes: ['PWDP007'],
    words: () => <Trans>Un carattere speciale tra {Array.from(PASSWORD_SPECIAL_CHARACTERS).join(' ')}</Trans>,
  },
  {
    codes: ['PWDP003'],
    words: () => <Trans>Lo stesso carattere al massimo {PASSWORD_MAX_REPEATS} volte di seguito</Trans>,
  },
  {
    codes: ['PWDP008', 'PWDP009'],
    words: () => <Trans>Senza nome, codice fiscale, nome utente, email o cellulare</Trans>,
  },
];

interface PasswordRulesProps {
  id: string;
  problems: readonly PasswordProblem[] | undefined;
  isReplacing: boolean;
}

/**
 * Checks off a password's rules during input (credenziali.password.7). `problems` are the remaining errors; undefined
 * while the field is empty, when no rule is met or broken.
 */
export function PasswordRules({ id, problems, isReplacing }: PasswordRulesProps) {
  return (
    <div className={classes['rules']} id={id}>
      <p className={classes['head']}>
        <Trans>La password deve avere:</Trans>
      </p>
      <ul className={classes['list']}>
        {lines.map(({ codes, words }) => {
          const isKept = problems !== undefined && !codes.some((code) => problems.includes(code));
          const Icon = isKept ? IconCircleCheck : IconCircle;
          return (
            <li key={codes[0]} className={classes['rule']} data-kept={isKept || undefined}>
              <Icon className={classes['icon']} size={18} aria-hidden="true" />
              <span>
                {words()}
                {isKept ? (
                  <VisuallyHidden>
                    {' '}
                    <Trans>(fatto)</Trans>
                  </VisuallyHidden>
                ) : null}
              </span>
            </li>
          );
        })}
        {isReplacing ? (
          // Only the server knows the previous passwords, so this rule is never checked off (credenziali.password.6).
          <li className={classes['rule']}>
            <IconInfoCircle className={classes['icon']} size={18} aria-hidden="true" />
            <span>
              <Trans>Diversa dalle ultime {PASSWORD_HISTORY} che hai usato: la verifica è al salvataggio</Trans>
            </span>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
