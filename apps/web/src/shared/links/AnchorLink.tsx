import { Anchor, type AnchorProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';

import '../../ui/theme/anchors.ts';

/** A way on within a text, to a place that there is. */
export const AnchorLink = createLink((props: AnchorProps) => <Anchor {...props} />);
