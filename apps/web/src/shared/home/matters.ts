import type { Matter } from '@sportello/domain';
import type { ReactNode } from 'react';
import type { RenderLink } from '../../ui/links.ts';

/** Something that concerns the customer now, in the words of the area that knows of it. */
export interface HomeMatter extends Matter {
  readonly said: ReactNode;
  /** What it means, or what to do. */
  readonly invalidation?: ReactNode;
  /** Where it is seen or done; called with id "matter". */
  readonly renderLink?: RenderLink | undefined;
}

/** What one area has to say on the home. */
export interface HomeMatters {
  readonly matters: readonly HomeMatter[];
  /** It is still asked for: nobody can say yet that all is in order. */
  readonly isAsking: boolean;
}
