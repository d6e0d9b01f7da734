import type { Matter } from '@sportello/domain';
import type { ReactNode } from 'react';
import type { RenderLink } from '../../ui/links.ts';

export interface HomeMatter extends Matter {
  readonly said: ReactNode;
  readonly note?: ReactNode;
  /** Called with id "matter". */
  readonly renderLink?: RenderLink | undefined;
}

export interface HomeMatters {
  readonly matters: readonly HomeMatter[];
  /** Still loading: "all in order" must not be shown yet. */
  readonly isAsking: boolean;
}
