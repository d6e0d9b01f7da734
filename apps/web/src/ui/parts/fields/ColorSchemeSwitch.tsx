import { Trans, useLingui } from '@lingui/react/macro';
import { UnstyledButton, useComputedColorScheme, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconDeviceMobile, IconMoon, IconSun } from '@tabler/icons-react';
import { useId } from 'react';
import { cx } from '../../cx.ts';
import layout from '../../layout/layout.module.css';

import classes from './ColorSchemeSwitch.module.css';

export interface ColorSchemeSwitchProps {
  /** One toggle between light and dark, instead of three choices. */
  compact?: boolean;
}

export function ColorSchemeSwitch({ compact = false }: ColorSchemeSwitchProps) {
  return compact ? <Turn /> : <Choice />;
}

function Turn() {
  const { t } = useLingui();
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const Icon = dark ? IconSun : IconMoon;
  return (
    <UnstyledButton
      className={classes['turn']}
      aria-label={dark ? t`Passa ai colori chiari` : t`Passa ai colori scuri`}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      <Icon size={22} aria-hidden="true" />
    </UnstyledButton>
  );
}

function Choice() {
  const { t } = useLingui();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const name = useId();
  const choices: { value: MantineColorScheme; label: string; icon: typeof IconSun }[] = [
    { value: 'light', label: t`Chiari`, icon: IconSun },
    { value: 'dark', label: t`Scuri`, icon: IconMoon },
    { value: 'auto', label: t`Come il dispositivo`, icon: IconDeviceMobile },
  ];
  return (
    <fieldset className={classes['choice']}>
      <legend className={cx(layout['caption'], layout['strong'], classes['legend'])}>
        <Trans>Colori</Trans>
      </legend>
      <div className={classes['options']}>
        {choices.map(({ value, label, icon: Icon }) => (
          <label key={value} className={classes['option']}>
            <input
              className={classes['radio']}
              type="radio"
              name={name}
              value={value}
              checked={colorScheme === value}
              onChange={() => setColorScheme(value)}
            />
            <Icon size={20} aria-hidden="true" />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
