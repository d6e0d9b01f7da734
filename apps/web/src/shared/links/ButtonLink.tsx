import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';

/**
 * A typed router link that looks like a button. Mantine's own `component={Link}` would accept paths that don't exist.
 */
export const ButtonLink = createLink((props: ButtonProps) => <Button component="a" {...props} />);
