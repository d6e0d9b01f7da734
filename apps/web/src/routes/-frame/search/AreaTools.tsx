import { useRouter } from '@tanstack/react-router';
import { SearchButton } from '../../../features/search/SearchButton.tsx';
import { GO_KEYS, type GoKey } from '../../../features/search/shortcuts/keys.ts';
import { useShortcuts } from '../../../features/search/shortcuts/use-shortcuts.ts';
import { useAreaPlaces } from '../../../frame/use-area-places.ts';
import { OnDemand } from '../../../ui/later/OnDemand.tsx';
import type { AreaTools as Tools } from '../area/use-area-tools.ts';

const importSearch = () => import('./Search.tsx').then(({ Search }) => Search);
const importShortcuts = () =>
  import('../../../features/search/shortcuts/ShortcutsDialog.tsx').then(({ ShortcutsDialog }) => ShortcutsDialog);

/** Search and shortcuts of the area: what listens for them, and their dialogs once they are opened. */
export function AreaTools({ opened, times, open, first, hasButton }: Tools & { hasButton: boolean }) {
  const router = useRouter();
  const { places, menu, wayOf } = useAreaPlaces();
  const there = new Map(
    [...places, ...menu].filter(({ disabled }) => disabled === undefined).map((one) => [one.id, one]),
  );
  const toggle = (tool: 'SEARCH' | 'SHORTCUTS') => open(opened === tool ? undefined : tool);
  const isOther = () => opened === undefined && document.querySelector('dialog[open]') !== null;
  useShortcuts({
    first,
    onSearch: () => {
      if (!isOther()) toggle('SEARCH');
    },
    onSheet: () => open('SHORTCUTS'),
    onGo: (key) => {
      if (there.has(GO_KEYS[key])) void router.navigate(wayOf(GO_KEYS[key]));
    },
  });
  const close = () => open(undefined);
  const keys = (Object.keys(GO_KEYS) as GoKey[]).flatMap((key) => {
    const place = there.get(GO_KEYS[key]);
    return place === undefined ? [] : [{ key, label: place.label }];
  });
  return (
    <>
      {hasButton ? <SearchButton onPress={() => open('SEARCH')} /> : null}
      {/* Both stay mounted: once loaded, they open before the next key is pressed. */}
      <OnDemand
        load={importSearch}
        wanted={opened === 'SEARCH' ? times : 0}
        props={{ isOpen: opened === 'SEARCH', onClose: close, onShortcuts: () => open('SHORTCUTS') }}
      />
      <OnDemand
        load={importShortcuts}
        wanted={opened === 'SHORTCUTS' ? times : 0}
        props={{ isOpen: opened === 'SHORTCUTS', places: keys, onClose: close }}
      />
    </>
  );
}
