import { CUSTOMER_SEGMENTS, isOneOf, SEGMENT_FOLDERS, type DataUses, type User } from '@sportello/domain';
import type { ReactNode } from 'react';
import { useUser } from '../../shared/customer/use-user.ts';
import { NotFoundPage } from '../../shared/links/NotFoundPage.tsx';
import { NotRead } from '../../shared/read/ReadBody.tsx';
import { Page, type PageProps } from '../../ui/layout/Page.tsx';
import { CardSkeleton } from '../../ui/parts/states/LinesSkeleton.tsx';
import type { SegmentFolder } from './use-proposals.ts';
import { WhereAllowed } from './WhereAllowed.tsx';

export interface Reader {
  readonly user: User;
  readonly folder: SegmentFolder;
  readonly uses: DataUses;
}

/** Requires a customer who accepts offers; staff have no offers. */
export function CustomerPage({
  children,
  ...page
}: Omit<PageProps, 'children'> & { children: (reader: Reader) => ReactNode }) {
  const { user, profile } = useUser();
  if (user === undefined) {
    return (
      <Page {...page}>
        <NotRead
          read={{ ...profile, error: profile.data === undefined ? profile.error : null }}
          skeleton={<CardSkeleton />}
        />
      </Page>
    );
  }
  const { segment } = user;
  if (!isOneOf(CUSTOMER_SEGMENTS, segment)) return <NotFoundPage />;
  return (
    <Page {...page}>
      <WhereAllowed>{(uses) => children({ user, folder: SEGMENT_FOLDERS[segment], uses })}</WhereAllowed>
    </Page>
  );
}
