import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';

/** A way on that looks like a button. Mantine's own `component={Link}` would take a place that there isn't. */
export const ButtonLink = createLink((props: ButtonProps) => <Button component="a" {...props} />);
