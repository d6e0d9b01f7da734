import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Glance, GlanceBone, type GlanceProps } from '../../ui/parts/facts/Glances.tsx';
import { Loading } from './Loading.tsx';
import type { Read } from './read.ts';

interface ReadGlanceProps<Data> extends Pick<GlanceProps, 'label' | 'renderLink'> {
  read: Read<Data>;
  children: (data: Data) => { value: ReactNode; note?: ReactNode };
}

/** One of several answers on a page, with its own loading and error state. */
export function ReadGlance<Data>({ read, label, renderLink, children }: ReadGlanceProps<Data>) {
  if (read.data !== undefined) {
    const { value, note } = children(read.data);
    return (
      <Glance label={label} renderLink={renderLink} note={note}>
        {value}
      </Glance>
    );
  }
  if (read.error === null) {
    return (
      <Glance label={label}>
        <Loading>
          <GlanceBone />
        </Loading>
      </Glance>
    );
  }
  return (
    <Glance
      label={label}
      note={
        <Button variant="default" size="sm" loading={read.isAsking} onClick={read.askAgain}>
          <Trans>Riprova</Trans>
        </Button>
      }
    >
      <Trans>Non disponibile</Trans>
    </Glance>
  );
}
