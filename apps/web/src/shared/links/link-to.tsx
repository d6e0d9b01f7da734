import { Link, type LinkProps } from '@tanstack/react-router';
import type { RenderLink } from '../../ui/links.ts';

/** The way to a place, for a part that asks for a link. */
export const linkTo =
  (place: LinkProps): RenderLink =>
  ({ id, ...link }) => <Link key={id} {...place} {...link} />;
