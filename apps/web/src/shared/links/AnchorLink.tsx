import { Anchor, type AnchorProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';

import '../../ui/theme/anchors.ts';

export const AnchorLink = createLink((props: AnchorProps) => <Anchor {...props} />);
