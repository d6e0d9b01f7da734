import { Trans } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { useApp } from '../../../api/app.ts';
import { cx } from '../../../ui/cx.ts';
import layout from '../../../ui/layout/layout.module.css';
import { Dialog } from '../../../ui/parts/dialogs/Dialog.tsx';
import { isApple, type GoKey } from './keys.ts';
import { areShortcutsOn, turnShortcuts } from './preference.ts';
import classes from './shortcuts.module.css';

import '../../../ui/theme/fields.ts';

interface ShortcutsDialogProps {
  isOpen: boolean;
  places: readonly { readonly key: GoKey; readonly label: string }[];
  onClose: () => void;
}

/** Lists the shortcuts, and turns those of a single key off (pagine.tasti.2). */
export function ShortcutsDialog({ isOpen, ...sheet }: ShortcutsDialogProps) {
  return isOpen ? <Sheet {...sheet} /> : null;
}

function Sheet({ places, onClose }: Omit<ShortcutsDialogProps, 'isOpen'>) {
  const { browserStorage } = useApp();
  const [isOn, setOn] = useState(() => areShortcutsOn(browserStorage));
  const searchKey = isApple(navigator.userAgent) ? '⌘' : 'Ctrl';
  return (
    <Dialog title={<Trans>Scorciatoie da tastiera</Trans>} onClose={onClose}>
      <dl className={classes['keys']}>
        <Shortcut does={<Trans>Cerca in tutta l’area</Trans>}>
          <kbd>{searchKey}</kbd> + <kbd>K</kbd>
        </Shortcut>
      </dl>
      <Part title={<Trans>Con un tasto</Trans>} isOn={isOn}>
        <Shortcut does={<Trans>Cerca nella pagina</Trans>}>
          <kbd>/</kbd>
        </Shortcut>
        <Shortcut does={<Trans>Apri questo elenco</Trans>}>
          <kbd>?</kbd>
        </Shortcut>
      </Part>
      <Part title={<Trans>Vai a</Trans>} isOn={isOn}>
        {places.map(({ key, label }) => (
          <Shortcut key={key} does={label}>
            <Trans>
              <kbd>G</kbd> poi <kbd>{key.toUpperCase()}</kbd>
            </Trans>
          </Shortcut>
        ))}
      </Part>
      <Checkbox
        checked={isOn}
        label={<Trans>Scorciatoie con un tasto attive</Trans>}
        description={
          <Trans>
            Disattivale se usi la dettatura o se premi tasti per errore. La scelta vale su questo dispositivo.
          </Trans>
        }
        onChange={({ currentTarget: { checked } }) => {
          turnShortcuts(browserStorage, checked);
          setOn(checked);
        }}
      />
    </Dialog>
  );
}

function Part({ title, isOn, children }: { title: ReactNode; isOn: boolean; children: ReactNode }) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className={cx(layout['stackTight'], classes['part'])}
      data-off={isOn ? undefined : ''}
    >
      <h3 id={titleId} className={classes['title']}>
        {title}
        {isOn ? null : (
          <>
            {' '}
            <Trans>(non attive)</Trans>
          </>
        )}
      </h3>
      <dl className={classes['keys']}>{children}</dl>
    </section>
  );
}

function Shortcut({ does, children }: { does: ReactNode; children: ReactNode }) {
  return (
    <div className={classes['shortcut']}>
      <dt>{does}</dt>
      <dd>{children}</dd>
    </div>
  );
}
