import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { Card } from '../../../ui/parts/Card.tsx';
import { SectionTitle } from '../../../ui/parts/SectionTitle.tsx';
import classes from './detail.module.css';

/** Whom to call when there is no light, or a smell of gas: the distributor, not us. */
export function DealerCard({ phone }: { phone: string }) {
  return (
    <Card className={classes['stack']} aria-labelledby="distributore">
      <SectionTitle id="distributore">
        <Trans>Guasti e pronto intervento</Trans>
      </SectionTitle>
      <p className={classes['soft']}>
        <Trans>Se la fornitura si interrompe, risponde il distributore della tua zona.</Trans>
      </p>
      <Button
        component="a"
        variant="light"
        href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
        leftSection={<IconPhone size={20} aria-hidden="true" />}
      >
        <Trans>Chiama {phone}</Trans>
      </Button>
    </Card>
  );
}
