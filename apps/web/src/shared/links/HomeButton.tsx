import { Trans } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** The way on for whoever is where there is nothing. */
export function HomeButton(props: Pick<ButtonProps, 'variant'>) {
  return (
    <Button component={Link} to="/my-edison" {...props}>
      <Trans>Vai alla home</Trans>
    </Button>
  );
}
