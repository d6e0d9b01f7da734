import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';

import { cx } from '../../cx.ts';
import classes from './Card.module.css';

export interface CardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** `section` (with a heading inside), `article` for one of many, `li` in a list, `div`. */
  as?: ElementType;
  /** `next` has an edge of sunrise: the single thing to do next. */
  tone?: 'plain' | 'next' | 'flat';
  padding?: 'normal' | 'none';
  children: ReactNode;
}

/** What the customer reads lies on one of these. */
export function Card({
  as: Tag = 'section',
  tone = 'plain',
  padding = 'normal',
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <Tag className={cx(classes['card'], classes[tone], padding === 'none' && classes['bare'], className)} {...rest}>
      {children}
    </Tag>
  );
}
