import { phoneWords } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { telOf } from '../../words/phone.ts';

export function CallButton({
  phone,
  ...look
}: { phone: string } & Pick<ButtonProps, 'variant' | 'color' | 'className'>) {
  const words = phoneWords(phone);
  return (
    <Button
      component="a"
      variant="light"
      href={telOf(phone)}
      leftSection={<IconPhone size={20} aria-hidden="true" />}
      {...look}
    >
      <Trans>Chiama {words}</Trans>
    </Button>
  );
}
