import { Link, type LinkProps } from '@tanstack/react-router';
import type { RenderLink } from '../../ui/links.ts';

export const linkTo =
  (place: LinkProps): RenderLink =>
  ({ id, ...link }) => <Link key={id} {...place} {...link} />;
