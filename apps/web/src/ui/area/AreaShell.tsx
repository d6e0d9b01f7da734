import { Trans, useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconLogout, IconMenu2 } from '@tabler/icons-react';
import { Suspense, useState, type CSSProperties, type ReactNode } from 'react';

import { Logo } from '../brand/Logo.tsx';
import { cx } from '../cx.ts';
import type { RenderLink } from '../links.ts';
import { OnDemand } from '../later/OnDemand.tsx';
import { optionalPart } from '../later/optional-part.tsx';
import layout from '../layout/layout.module.css';
import { UserBadge } from '../parts/signs/UserBadge.tsx';
import classes from './AreaShell.module.css';
import { PlaceLink } from './PlaceLink.tsx';
import type { Place } from './places.ts';
import { useSideBar } from './use-side-bar.ts';
import { MAIN_ID, SkipLink } from '../layout/SkipLink.tsx';

const NOTHING: Place[] = [];

const ColorSchemeSwitch = optionalPart(() =>
  import('../parts/fields/ColorSchemeSwitch.tsx').then(({ ColorSchemeSwitch }) => ColorSchemeSwitch),
);

/** Loaded just before it opens, or earlier with the preloaded pages. */
const importMenu = () => import('./AreaMenu.tsx').then(({ AreaMenu }) => AreaMenu);
export const loadAreaMenu = () => void importMenu().catch(() => undefined);

export interface AreaShellProps {
  /** Bottom bar on a phone, upper part of the side bar on a desktop. At most five. */
  places: Place[];
  /** Everything else: the menu on a phone, lower part of the side bar on a desktop. */
  menu?: Place[] | undefined;
  userName: string;
  userDetail?: ReactNode;
  /** Opens the search from the menu of a phone. */
  onSearch: () => void;
  /** Called with the id of a place or menu item, and with "home" around the logo. */
  renderLink: RenderLink;
  onSignOut: () => void;
  topActions?: ReactNode;
  /** Above everything on every page: the impersonated customer, outages. */
  banner?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The signed-in area's frame (aspetto.disposizione.1). Its children are a <Page>. */
export function AreaShell({
  places,
  menu = NOTHING,
  userName,
  userDetail,
  renderLink,
  onSignOut,
  onSearch,
  topActions,
  banner,
  footer,
  children,
}: AreaShellProps) {
  const { t } = useLingui();
  // Only the visible one of the two bars is rendered.
  const hasSideBar = useSideBar();
  // A single place needs no bar: the logo leads there.
  const hasBar = places.length > 1;
  const home = (logo: ReactNode) => renderLink({ id: 'home', className: classes['home'], children: logo });
  return (
    <div className={classes['shell']}>
      <SkipLink />

      {hasSideBar ? (
        <nav className={classes['side']} aria-label={t`Menu principale`} data-tour="places">
          <div className={classes['sideLogo']}>{home(<Logo on="horizon" />)}</div>
          <div className={classes['sideNav']}>
            <ul className={cx(layout['stackTight'], classes['list'])}>
              {places.map((place) => (
                <li key={place.id}>
                  <PlaceLink place={place} renderLink={renderLink} look="side" />
                </li>
              ))}
            </ul>
            {menu.length === 0 ? null : (
              <ul className={cx(layout['stackTight'], classes['list'])} data-second="">
                {menu.map((place) => (
                  <li key={place.id}>
                    <PlaceLink place={place} renderLink={renderLink} look="side" />
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className={classes['sideFoot']}>
            <UserBadge name={userName} detail={userDetail} on="horizon" />
            <div className={classes['sideTools']}>
              <SignOut onPress={onSignOut} />
              <Suspense>
                <ColorSchemeSwitch compact />
              </Suspense>
            </div>
          </div>
        </nav>
      ) : null}

      <div className={cx(classes['sheet'], hasBar && classes['withBar'])}>
        {banner === undefined ? null : <div className={classes['banner']}>{banner}</div>}
        <div className={classes['stage']}>
          <header className={classes['top']}>
            <div className={classes['topLogo']}>{home(<Logo on="horizon" size={34} />)}</div>
            <div className={classes['topActions']}>
              {topActions}
              <MenuOpener
                menu={menu}
                renderLink={renderLink}
                user={<UserBadge name={userName} detail={userDetail} on="card" />}
                onSignOut={onSignOut}
                onSearch={onSearch}
              />
            </div>
          </header>
          <main className={classes['main']} id={MAIN_ID} tabIndex={-1}>
            {children}
          </main>
        </div>
        {footer === undefined ? null : <footer className={classes['footer']}>{footer}</footer>}
      </div>

      {hasBar && !hasSideBar ? (
        <nav
          className={classes['bar']}
          aria-label={t`Menu principale`}
          data-tour="places"
          style={{ '--places': places.length } as CSSProperties}
        >
          <ul className={classes['barList']}>
            {places.map((place) => (
              <li key={place.id}>
                <PlaceLink place={place} renderLink={renderLink} look="bar" />
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}

type MenuOpenerProps = Pick<AreaShellProps, 'renderLink' | 'onSignOut' | 'onSearch'> & {
  menu: Place[];
  user: ReactNode;
};

/** Holds the state of the menu, so that pressing its button does not render the frame around it. */
function MenuOpener({ menu, renderLink, user, onSignOut, onSearch }: MenuOpenerProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  // Rendered with the first opening: most users never open it.
  const [timesOpened, setTimesOpened] = useState(0);
  const close = () => setOpen(false);
  const leave = () => {
    close();
    onSignOut();
  };
  return (
    <>
      <UnstyledButton
        className={classes['burger']}
        aria-label={t`Apri il menu`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
          setTimesOpened((times) => times + 1);
        }}
        onPointerEnter={loadAreaMenu}
        onFocus={loadAreaMenu}
      >
        <IconMenu2 size={26} aria-hidden="true" />
      </UnstyledButton>
      <OnDemand
        load={importMenu}
        wanted={timesOpened}
        props={{
          opened: isOpen,
          onClose: close,
          onSearch,
          menu,
          renderLink,
          user,
          signOut: <SignOut onPress={leave} />,
        }}
      />
    </>
  );
}

function SignOut({ onPress }: { onPress: () => void }) {
  return (
    <UnstyledButton className={classes['signOut']} onClick={onPress}>
      <IconLogout size={20} aria-hidden="true" />
      <Trans>Esci</Trans>
    </UnstyledButton>
  );
}
