import type { ComponentType, ReactNode } from 'react';

import { cx } from '../../cx.ts';
import classes from './Tag.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'quiet';

export interface TagProps {
  tone: Tone;
  /** Shows the tone without colour; absent if `className` draws an icon. */
  icon?: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean | 'true' }>;
  className?: string | undefined;
  children: ReactNode;
}

export function Tag({ tone, icon: Icon, className, children }: TagProps) {
  return (
    <span className={cx(classes['tag'], classes[tone], className)}>
      {Icon === undefined ? null : <Icon size={16} aria-hidden="true" />}
      {children}
    </span>
  );
}
