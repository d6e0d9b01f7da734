import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { RenderLink } from '../../links.ts';
import { Card } from '../cards/Card.tsx';
import classes from './Glances.module.css';

/** A few answers side by side, one under the other on a phone: each is a <Glance>. */
export function Glances({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card className={classes['glances']} aria-label={label}>
      {children}
    </Card>
  );
}

export interface GlanceProps {
  /** What is asked. */
  label: ReactNode;
  /** The answer, in a figure or a few words. */
  children: ReactNode;
  /** What belongs to it: until when, compared with what. */
  note?: ReactNode;
  /** Where there is more of it; called with id "more", and the label is its name. */
  renderLink?: RenderLink | undefined;
}

/** One answer that is read in passing. */
export function Glance({ label, children, note, renderLink }: GlanceProps) {
  return (
    <div className={classes['glance']}>
      <h2 className={classes['label']}>
        {renderLink === undefined
          ? label
          : renderLink({
              id: 'more',
              className: classes['cover'],
              children: (
                <>
                  {label}
                  <IconChevronRight size={16} aria-hidden="true" />
                </>
              ),
            })}
      </h2>
      <div className={classes['value']}>{children}</div>
      {note === undefined ? null : <p className={classes['note']}>{note}</p>}
    </div>
  );
}

/** The shape of an answer that is on its way. */
export function GlanceBone() {
  return <span className={classes['bone']} aria-hidden="true" />;
}
