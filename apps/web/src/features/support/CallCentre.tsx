import { openingState, phoneWords, type User } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconMoon, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { useCallCentre } from '../../shared/customer/use-call-centre.ts';
import { cx } from '../../ui/cx.ts';
import layout from '../../ui/layout/layout.module.css';
import { comingDay, timesWords, timeWords } from '../../ui/moments.ts';
import { telOf } from '../../ui/words/phone.ts';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { Tag } from '../../ui/parts/signs/Tag.tsx';
import classes from './Support.module.css';
import { isTollFree } from './toll-free.ts';

/** Phone number for this customer and if it is staffed now (assistenza.numeri.1); hidden without a number. */
export function CallCentre({ user }: { user: User }) {
  const { config } = useApp();
  const phone = useCallCentre(user);
  if (phone === undefined) return null;
  const free = config.callCentre?.TOLL_FREE;
  const hours = config.support?.hours;
  return (
    <Card className={classes['way']} aria-labelledby="chiamaci">
      <SectionTitle id="chiamaci">
        <Trans>Chiamaci</Trans>
      </SectionTitle>
      {hours === undefined ? null : <OpenNow hours={hours} />}
      <a className={classes['number']} href={telOf(phone)}>
        {phoneWords(phone)}
      </a>
      {hours === undefined ? null : (
        <p className={cx(layout['soft'], classes['soft'])}>
          <Trans>Da lunedì a venerdì, {timesWords(hours.weekdays.from, hours.weekdays.to)}</Trans>
          {hours.saturday === undefined ? null : (
            <>
              <br />
              <Trans>Sabato, {timesWords(hours.saturday.from, hours.saturday.to)}</Trans>
            </>
          )}
          <br />
          <Trans>Chiuso la domenica e nei festivi</Trans>
        </p>
      )}
      <Button
        component="a"
        href={telOf(phone)}
        variant="light"
        leftSection={<IconPhone size={20} aria-hidden="true" />}
        className={classes['end'] ?? ''}
      >
        <Trans>Chiama</Trans>
      </Button>
      {free === undefined || free === phone ? null : (
        <p className={cx(layout['soft'], classes['soft'])}>
          {/* With two toll-free numbers the label is not attached to one alone. */}
          {isTollFree(phone) ? (
            <Trans>
              Anche <a href={telOf(free)}>{phoneWords(free)}</a>: entrambi i numeri sono gratuiti.
            </Trans>
          ) : (
            <Trans>
              Numero verde, gratuito: <a href={telOf(free)}>{phoneWords(free)}</a>
            </Trans>
          )}
        </p>
      )}
    </Card>
  );
}

function OpenNow({ hours }: { hours: Parameters<typeof openingState>[0] }) {
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const state = openingState(hours, now);
  const words = state.isOpen ? timeWords(state.closesAt) : timeWords(state.opensAt);
  const day = comingDay(state.isOpen ? state.closesAt : state.opensAt, now);
  return (
    <div className={classes['open']}>
      {state.isOpen ? (
        <Tag tone="good" icon={IconCircleCheck}>
          <Trans>Adesso aperto</Trans>
        </Tag>
      ) : (
        <Tag tone="quiet" icon={IconMoon}>
          <Trans>Adesso chiuso</Trans>
        </Tag>
      )}
      <span className={cx(layout['soft'], classes['soft'])}>
        {state.isOpen ? (
          <Trans>Fino alle {words}</Trans>
        ) : (
          <Trans>
            Apre {day} alle {words}
          </Trans>
        )}
      </span>
    </div>
  );
}
