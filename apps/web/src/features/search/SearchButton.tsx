import { Trans } from '@lingui/react/macro';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { isApple } from './shortcuts/keys.ts';
import classes from './SearchButton.module.css';

export function SearchButton({ onPress }: { onPress: () => void }) {
  const isMeta = isApple(navigator.userAgent);
  return (
    <UnstyledButton
      className={classes['button']}
      aria-haspopup="dialog"
      aria-keyshortcuts={isMeta ? 'Meta+K' : 'Control+K'}
      onClick={onPress}
    >
      <IconSearch size={20} aria-hidden="true" />
      <span>
        <Trans>
          Cerca <VisuallyHidden component="span">in tutta l’area</VisuallyHidden>
        </Trans>
      </span>
      <kbd aria-hidden="true">{isMeta ? '⌘ K' : 'Ctrl K'}</kbd>
    </UnstyledButton>
  );
}
