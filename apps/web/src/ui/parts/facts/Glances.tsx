import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import type { RenderLink } from '../../links.ts';
import { Card } from '../cards/Card.tsx';
import blocks from '../../styles/blocks.module.css';
import layout from '../../layout/layout.module.css';
import classes from './Glances.module.css';

/** Lays out several <Glance>, side by side or stacked on a phone. */
export function Glances({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card className={classes['glances']} aria-label={label}>
      {children}
    </Card>
  );
}

export interface GlanceProps {
  label: ReactNode;
  children: ReactNode;
  note?: ReactNode;
  /** Link to the details, named by the label; called with id "more". */
  renderLink?: RenderLink | undefined;
}

export function Glance({ label, children, note, renderLink }: GlanceProps) {
  return (
    <div className={classes['glance']}>
      <h2 className={cx(layout['caption'], layout['strong'])}>
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
      <div className={cx(layout['sectionTitle'], blocks['anywhere'])}>{children}</div>
      {note === undefined ? null : <p className={layout['caption']}>{note}</p>}
    </div>
  );
}

export function GlanceBone() {
  return <span className={classes['bone']} aria-hidden="true" />;
}
