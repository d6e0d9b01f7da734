import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { RenderLink } from '../links.ts';
import { ColorSchemeSwitch } from '../parts/fields/ColorSchemeSwitch.tsx';
import { Dialog } from '../parts/dialogs/Dialog.tsx';
import classes from './AreaShell.module.css';
import { PlaceLink } from './PlaceLink.tsx';
import type { Place } from './places.ts';

interface AreaMenuProps {
  opened: boolean;
  onClose: () => void;
  menu: Place[];
  renderLink: RenderLink;
  user: ReactNode;
  signOut: ReactNode;
}

export function AreaMenu({ opened, onClose, menu, renderLink, user, signOut }: AreaMenuProps) {
  const { t } = useLingui();
  return (
    <Dialog opened={opened} onClose={onClose} look="side" title={t`Menu`} closeLabel={t`Chiudi il menu`}>
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
    </Dialog>
  );
}
