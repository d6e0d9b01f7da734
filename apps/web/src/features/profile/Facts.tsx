import type { ReactNode } from 'react';
import classes from './profile.module.css';

/** What is known of somebody, by name; what is not known leaves no gap. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={classes['facts']}>
      {facts
        .filter(([, value]) => value !== undefined && value !== '')
        .map(([name, value]) => (
          <div key={name} className={classes['fact']}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
