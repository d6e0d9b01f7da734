import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';

import { cx } from '../../cx.ts';
import classes from './Card.module.css';

export interface CardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** `section` (with a heading inside), `article` for one of many, `li` in a list, `div`. */
  as?: ElementType;
  /** `next` has a warm edge: the single next action. */
  tone?: 'plain' | 'next' | 'flat';
  padding?: 'normal' | 'none';
  children: ReactNode;
}

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
