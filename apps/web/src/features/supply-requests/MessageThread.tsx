import { REQUEST_PAPER_LABELS, type RequestMessage } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useApp } from '../../api/app.ts';
import { cx } from '../../ui/cx.ts';
import layout from '../../ui/layout/layout.module.css';
import bubbles from '../../ui/styles/bubbles.module.css';
import screens from '../../ui/styles/screens.module.css';
import { pastMoment } from '../../ui/moments.ts';

interface MessageThreadProps {
  messages: readonly RequestMessage[];
  /** Name of the customer for the provider's people; absent for the customer. */
  customer?: string;
}

/** The messages between the customer and the provider's people, in order. */
export function MessageThread({ messages, customer }: MessageThreadProps) {
  const { clock } = useApp();
  return (
    <ol className={layout['stackSmall']}>
      {messages.map(({ at, from, text, asksFor }) => {
        const isOurs = from === 'FORNITORE';
        const moment = pastMoment(at, clock.now());
        return (
          <li key={`${at} ${from}`} className={isOurs ? bubbles['theirs'] : bubbles['own']}>
            <span className={cx(layout['caption'], layout['strong'])}>
              {isOurs ? (
                <Trans>Servizio clienti, {moment}</Trans>
              ) : customer === undefined ? (
                <Trans>Tu, {moment}</Trans>
              ) : (
                <>
                  {customer}, {moment}
                </>
              )}
            </span>
            <p className={screens['written']}>{text}</p>
            {asksFor === undefined ? null : (
              <p className={layout['strong']}>
                <Trans>Documento chiesto: {REQUEST_PAPER_LABELS[asksFor]}</Trans>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
