import { CONTACT_CHANNELS, type ContactChannel } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { Radio } from '@mantine/core';

import '@mantine/core/styles/Radio.layer.css';
import '../../../ui/theme/fields.ts';

/** Does not show which contacts exist, because the user is not signed in. */
export function ChannelChoice() {
  const { t } = useLingui();
  const labels: Record<ContactChannel, string> = {
    'E-MAIL': t`Alla mia email`,
    'TELEFONO CELLULARE': t`Per SMS al mio cellulare`,
  };
  return (
    <Radio.Group name="canale" label={t`Dove vuoi ricevere il messaggio?`} defaultValue={CONTACT_CHANNELS[0]}>
      {CONTACT_CHANNELS.map((each) => (
        <Radio key={each} value={each} label={labels[each]} />
      ))}
    </Radio.Group>
  );
}

export function channelOf(values: Readonly<Record<string, string>>): ContactChannel {
  return CONTACT_CHANNELS.find((each) => each === values['canale']) ?? CONTACT_CHANNELS[0];
}
