import type { ComponentType, ReactNode } from 'react';

import { cx } from '../../cx.ts';
import classes from './Tag.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'quiet';

export interface TagProps {
  tone: Tone;
  /** Says the tone without its colour; absent where `className` draws one. */
  icon?: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean | 'true' }>;
  className?: string | undefined;
  children: ReactNode;
}

/** A state in a word: an icon and a colour say it too. */
export function Tag({ tone, icon: Icon, className, children }: TagProps) {
  return (
    <span className={cx(classes['tag'], classes[tone], className)}>
      {Icon === undefined ? null : <Icon size={16} aria-hidden="true" />}
      {children}
    </span>
  );
}
