import { Trans } from '@lingui/react/macro';
import type { ButtonProps } from '@mantine/core';
import { ButtonLink } from './ButtonLink.tsx';

export function HomeButton(props: Pick<ButtonProps, 'variant'>) {
  return (
    <ButtonLink to="/my-edison" {...props}>
      <Trans>Vai alla home</Trans>
    </ButtonLink>
  );
}
