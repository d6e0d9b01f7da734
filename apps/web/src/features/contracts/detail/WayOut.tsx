import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCallCentre } from '../../../shared/customer/use-call-centre.ts';
import { useUser } from '../../../shared/customer/use-user.ts';
import { CallButton } from '../../../ui/parts/ways/CallButton.tsx';
import layout from '../../../ui/layout/layout.module.css';

/**
 * For a blocked contract: the number to call and the address for missing documents.
 *
 * @param props.children shown first, if the customer can resolve it here
 */
export function WayOut({ children }: { children?: ReactNode }) {
  const { user } = useUser();
  const phone = useCallCentre(user);
  return (
    <span className={layout['row']}>
      {children}
      {phone === undefined ? null : <CallButton phone={phone} />}
      <Button variant="light" renderRoot={(props) => <Link {...props} to="/my-edison/assistenza/scrivici" />}>
        <Trans>Scrivici</Trans>
      </Button>
    </span>
  );
}
