import { Link, type LinkProps } from '@tanstack/react-router';
import type { RenderLink } from '../../ui/links.ts';

/** A link back to a list is not the current page, though the page's address begins with the list's. */
const exact = { exact: true };

export const linkTo =
  (place: LinkProps): RenderLink =>
  ({ id, ...link }) => <Link key={id} activeOptions={exact} {...place} {...link} />;
