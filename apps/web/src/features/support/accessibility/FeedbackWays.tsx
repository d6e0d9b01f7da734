import { phoneWords } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import { useApp } from '../../../api/app.ts';
import { telOf } from '../../../ui/words/phone.ts';
import classes from './accessibility.module.css';

import '../../../ui/theme/anchors.ts';

/** Ways to report a barrier: the contact form needs a session, the provider's mail and telephone do not. */
export function FeedbackWays({ isSignedIn }: { isSignedIn: boolean }) {
  const { config, session, people, acting } = useApp();
  const { accessibility, callCentre, brand } = config;
  const username = isSignedIn ? session.current()?.username : undefined;
  // The form is the customers'.
  const hasForm = username !== undefined && (people.of(username) !== 'STAFF' || acting.current() !== undefined);
  const email = accessibility?.email;
  const phone = accessibility?.phone ?? callCentre?.TOLL_FREE;
  return (
    <>
      <p>
        <Trans>C’è una pagina che non riesci a usare? Scrivici quale e cosa stavi facendo.</Trans>
      </p>
      <ul className={classes['ways']}>
        {hasForm ? (
          <li>
            <Anchor href="/my-edison/assistenza/scrivici">
              <Trans>Scrivici dall’area clienti</Trans>
            </Anchor>
          </li>
        ) : null}
        {email === undefined ? null : (
          <li>
            <Anchor href={`mailto:${email}`}>{email}</Anchor>
          </li>
        )}
        {phone === undefined ? null : (
          <li>
            <Anchor href={telOf(phone)}>
              <Trans>Chiama {phoneWords(phone)}</Trans>
            </Anchor>
          </li>
        )}
        {email === undefined && phone === undefined ? (
          <li>
            <Anchor href={brand.homePage}>
              <Trans>I recapiti di {brand.name}</Trans>
            </Anchor>
          </li>
        ) : null}
      </ul>
    </>
  );
}
