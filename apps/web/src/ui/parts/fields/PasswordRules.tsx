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

/** Each line of the list, and the codes of the rules that it says. */
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
    words: () => <Trans>Senza nome, codice fiscale, username, email o cellulare</Trans>,
  },
];

interface PasswordRulesProps {
  id: string;
  problems: readonly PasswordProblem[] | undefined;
  /** It takes the place of another one. */
  isReplacing: boolean;
}

/**
 * The rules of a password, ticked off while it is typed (credenziali.password.7). `problems` is what is still
 * wrong, or undefined while nothing is typed: then no rule is kept nor broken yet.
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
          // Which they were only the server knows: nothing is ticked off here (credenziali.password.6).
          <li className={classes['rule']}>
            <IconInfoCircle className={classes['icon']} size={18} aria-hidden="true" />
            <span>
              <Trans>Diversa dalle ultime {PASSWORD_HISTORY} che hai usato: lo vediamo quando la mandi</Trans>
            </span>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
