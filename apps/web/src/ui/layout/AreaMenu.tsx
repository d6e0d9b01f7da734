import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Drawer.layer.css';

import { useLingui } from '@lingui/react/macro';
import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';

import type { RenderLink } from '../links.ts';
import { ColorSchemeSwitch } from '../parts/ColorSchemeSwitch.tsx';
import { menuDuration } from '../platform.ts';
import classes from './AreaShell.module.css';
import { PlaceLink } from './PlaceLink.tsx';
import type { Place } from './places.ts';

interface AreaMenuProps {
  opened: boolean;
  onClose: () => void;
  menu: Place[];
  renderLink: RenderLink;
  /** Who is signed in. */
  user: ReactNode;
  signOut: ReactNode;
}

/** The menu of the area on a phone. */
export function AreaMenu({ opened, onClose, menu, renderLink, user, signOut }: AreaMenuProps) {
  const { t } = useLingui();
  // It may come when it is wanted open already; but only one that opens knows where the focus was.
  const isThere = useMounted();
  return (
    <Drawer
      opened={opened && isThere}
      onClose={onClose}
      position="right"
      radius={0}
      size="min(22rem, 88vw)"
      title={t`Menu`}
      closeButtonProps={{ 'aria-label': t`Chiudi il menu`, size: 'lg' }}
      transitionProps={{
        duration: menuDuration(),
        timingFunction: 'cubic-bezier(0.2, 0, 0, 1)',
      }}
    >
      <div className={classes['drawer']}>
        {user}
        {menu.length === 0 ? null : (
          <nav aria-label={t`Altro`}>
            <ul className={classes['list']}>
              {menu.map((place) => (
                <li key={place.id}>
                  <PlaceLink place={place} renderLink={renderLink} look="menu" onFollow={onClose} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={classes['drawerFoot']}>
          <ColorSchemeSwitch />
          {signOut}
        </div>
      </div>
    </Drawer>
  );
}
