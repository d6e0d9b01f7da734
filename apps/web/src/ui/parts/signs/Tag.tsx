import type { ComponentType, ReactNode } from 'react';

import { cx } from '../../cx.ts';
import classes from './Tag.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'quiet';

export interface TagProps {
  tone: Tone;
  /** Shows the tone without colour. */
  icon?: ComponentType<{ size?: number | string; 'aria-hidden'?: boolean | 'true' }>;
  /** A class whose `--icon` is drawn instead, as a mask, since the tag is on every line of a list. */
  maskClass?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Tag({ tone, icon: Icon, maskClass, className, children }: TagProps) {
  return (
    <span className={cx(classes['tag'], classes[tone], maskClass && classes['masked'], maskClass, className)}>
      {Icon === undefined ? null : <Icon size={16} aria-hidden="true" />}
      {children}
    </span>
  );
}
