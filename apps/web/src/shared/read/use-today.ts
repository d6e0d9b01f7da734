import { dayInRome, type Day, type Instant } from '@sportello/domain';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';

/** Now and its day in Rome, fixed when the screen mounts. */
export function useToday(): { readonly now: Instant; readonly today: Day } {
  const { clock } = useApp();
  const [now] = useState(clock.now);
  return { now, today: dayInRome(now) };
}
