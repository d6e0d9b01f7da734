import { isStaff } from '@sportello/domain';
import { useUser } from '../../../shared/customer/use-user.ts';
import { CustomerSearch } from './CustomerSearch.tsx';
import { StaffSearch } from './StaffSearch.tsx';

interface Props extends SearchProps {
  isOpen: boolean;
}

export interface SearchProps {
  onClose: () => void;
  onShortcuts: () => void;
}

/** Searches what the signed-in user has; for an operator who acts for a customer, what that customer has. */
export function Search({ isOpen, ...props }: Props) {
  const { profile } = useUser();
  if (!isOpen) return null;
  // Nobody knows yet whether there are customer's data to search.
  if (profile.data === undefined && profile.error === null) return null;
  return profile.data !== undefined && isStaff(profile.data.segment) ? (
    <StaffSearch {...props} />
  ) : (
    <CustomerSearch {...props} />
  );
}
