import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface ContentLinkProps {
  url: string;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A link in content or in a notification: within the app, or external in a new window. */
export function ContentLink({ url, className, onClick, children }: ContentLinkProps) {
  // The router's paths are typed; an unknown one shows "not found" in the area.
  if (/^\/(?![/\\])/.test(url)) {
    return (
      <Link to={url as '/my-edison'} className={className ?? ''} onClick={onClick}>
        {children}
      </Link>
    );
  }
  return (
    <a
      href={url}
      className={className}
      onClick={onClick}
      {...(url.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  );
}
