import { Trans, useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

import type { RenderLink } from '../links.ts';
import { ColorSchemeSwitch } from '../parts/fields/ColorSchemeSwitch.tsx';
import { Dialog } from '../parts/dialogs/Dialog.tsx';
import { cx } from '../cx.ts';
import layout from '../layout/layout.module.css';
import classes from './AreaShell.module.css';
import place from './PlaceLink.module.css';
import { PlaceLink } from './PlaceLink.tsx';
import type { Place } from './places.ts';

interface AreaMenuProps {
  opened: boolean;
  onClose: () => void;
  onSearch: () => void;
  menu: Place[];
  renderLink: RenderLink;
  user: ReactNode;
  signOut: ReactNode;
}

export function AreaMenu({ opened, onClose, onSearch, menu, renderLink, user, signOut }: AreaMenuProps) {
  const { t } = useLingui();
  const [isSearching, setSearching] = useState(false);
  const search = () => {
    setSearching(true);
    onClose();
  };
  // The search opens after the menu has returned the focus to its button, which then gets it back from the search.
  const goOn = () => {
    if (isSearching) onSearch();
    setSearching(false);
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      look="side"
      title={t`Menu`}
      closeLabel={t`Chiudi il menu`}
      onClosed={goOn}
    >
      <div className={classes['drawer']}>
        {user}
        <div className={cx(layout['stackTight'], classes['list'])}>
          <UnstyledButton className={cx(place['place'], place['menu'])} onClick={search}>
            <IconSearch className={place['icon'] ?? ''} size={24} aria-hidden="true" />
            <Trans>Cerca</Trans>
          </UnstyledButton>
        </div>
        {menu.length === 0 ? null : (
          <nav aria-label={t`Altro`}>
            <ul className={cx(layout['stackTight'], classes['list'])}>
              {menu.map((each) => (
                <li key={each.id}>
                  <PlaceLink place={each} renderLink={renderLink} look="menu" onFollow={onClose} />
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
