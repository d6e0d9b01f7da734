import { createTheme, type MantineThemeOverride, type VariantColorsResolver } from '@mantine/core';

import { DEFAULT_COLORS, type Brand, type BrandColors } from '../brand/brand.ts';
import layout from '../layout/layout.module.css';
import { inkOn, mix, readableOn } from './color.ts';
import classes from './controls.module.css';

const tone = (name: string) => ({
  ink: `var(--sp-${name}-ink)`,
  tint: `var(--sp-${name}-tint)`,
});

const TONES: Record<string, { ink: string; tint: string }> = {
  green: tone('good'),
  amber: tone('warn'),
  red: tone('bad'),
  gray: tone('quiet'),
};

/**
 * Primary actions are blue on light and light blue on dark; `color="amber"` is the single next action; everything
 * else is a variant of the two.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const color = input.color ?? input.theme.primaryColor;
  const primary = color === input.theme.primaryColor;
  const own = TONES[color];
  const border = '1px solid transparent';
  if (input.variant === 'default') {
    return {
      background: 'var(--sp-card)',
      hover: 'var(--sp-action-tint)',
      color: 'var(--sp-action)',
      border: '1px solid var(--sp-line-strong)',
    };
  }
  if (input.variant === 'filled' && primary) {
    return {
      background: 'var(--sp-action)',
      hover: 'var(--sp-action-hover)',
      color: 'var(--sp-on-action)',
      border,
    };
  }
  if (input.variant === 'filled' && color === 'amber') {
    return {
      background: 'var(--sp-sun)',
      hover: 'var(--sp-sun-hover)',
      color: 'var(--sp-on-sun)',
      border,
    };
  }
  if (input.variant === 'filled' && color === 'red') {
    return { background: '#b4232a', hover: '#99191f', color: '#fff', border };
  }
  const ink = primary ? 'var(--sp-action)' : own?.ink;
  const tint = primary ? 'var(--sp-action-tint)' : own?.tint;
  if (ink !== undefined && tint !== undefined) {
    if (input.variant === 'light') {
      const hover = primary ? 'var(--sp-action-tint-hover)' : tint;
      return { background: tint, hover, color: ink, border };
    }
    if (input.variant === 'subtle') {
      return { background: 'transparent', hover: tint, color: ink, border };
    }
    if (input.variant === 'outline') {
      return { background: 'transparent', hover: tint, color: ink, border: `1px solid ${ink}` };
    }
    if (input.variant === 'transparent') {
      return { background: 'transparent', hover: 'transparent', color: ink, border };
    }
  }
  // As a variable, `inherit` would leave it unset, and the text white.
  return { background: 'transparent', hover: 'transparent', color: 'currentcolor', border };
};

export interface ThemeTexts {
  close: string;
  showPassword: string;
}

const inputSize = {
  vars: () => ({ wrapper: { '--input-height': '3rem', '--input-fz': 'var(--sp-text-body)' } }),
};
const choice = {
  defaultProps: { size: 'md' },
  classNames: {
    body: classes['choiceBody'],
    input: classes['choiceInput'],
    label: classes['choiceLabel'],
    error: classes['error'],
    description: classes['description'],
  },
};
const wrapper = {
  label: classes['label'],
  required: classes['required'],
  description: classes['description'],
  error: classes['error'],
};
const dialog = (texts: ThemeTexts) => ({
  defaultProps: {
    radius: 'lg',
    closeButtonProps: { 'aria-label': texts.close },
    overlayProps: { color: 'var(--sp-veil)', backgroundOpacity: 1 },
    // Mantine's dialogs have a <header>, which would be a second banner landmark.
    attributes: { header: { role: 'presentation' } },
  },
  classNames: {
    content: classes['modal'],
    header: classes['modalHeader'],
    title: layout['sectionTitle'],
    body: classes['modalBody'],
    close: classes['close'],
  },
});

export function createAppTheme(texts: ThemeTexts): MantineThemeOverride {
  const modal = dialog(texts);
  Object.assign(modal.defaultProps, { centered: true });
  return createTheme({
    focusRing: 'auto',
    respectReducedMotion: true,
    variantColorResolver,
    components: {
      Button: {
        defaultProps: { size: 'md' },
        classNames: { root: classes['button'], label: classes['buttonLabel'] },
        vars: (_theme: unknown, props: { size?: unknown }) => ({
          root: props.size === 'md' ? { '--button-height': '3rem' } : {},
        }),
      },
      ActionIcon: {
        defaultProps: { variant: 'subtle' },
        classNames: { root: classes['icon'] },
        vars: (_theme: unknown, props: { size?: unknown }) => ({
          root: props.size === undefined ? { '--ai-size': 'var(--sp-target)' } : {},
        }),
      },
      CloseButton: {
        defaultProps: { iconSize: '1.375rem' },
        classNames: { root: classes['close'] },
      },
      Input: { ...inputSize, classNames: { input: classes['input'] } },
      InputWrapper: { classNames: wrapper },
      PasswordInput: {
        defaultProps: {
          visibilityToggleFocusable: true,
          visibilityToggleButtonProps: { 'aria-label': texts.showPassword },
        },
        classNames: { visibilityToggle: classes['passwordToggle'] },
      },
      Checkbox: {
        ...choice,
        vars: () => ({
          root: {
            '--checkbox-color': 'var(--sp-action)',
            '--checkbox-icon-color': 'var(--sp-on-action)',
          },
        }),
      },
      Radio: {
        ...choice,
        vars: () => ({
          root: {
            '--radio-color': 'var(--sp-action)',
            '--radio-icon-color': 'var(--sp-on-action)',
          },
        }),
      },
      Modal: modal,
      Paper: { defaultProps: { radius: 'lg', shadow: 'sm' } },
      Anchor: { defaultProps: { underline: 'always' }, classNames: { root: classes['anchor'] } },
      Loader: { defaultProps: { color: 'var(--sp-action)' } },
      Calendar: { defaultProps: { weekendDays: [] } },
      DatePicker: { defaultProps: { weekendDays: [] } },
      DatePickerInput: { defaultProps: { weekendDays: [] } },
      DateInput: { defaultProps: { weekendDays: [] } },
    },
  });
}

/** Returns a style sheet with the tokens that depend on the brand; undefined for a brand without colours of its own. */
export function brandTokens(brand: Brand): string | undefined {
  if (brand.colors === undefined) return undefined;
  const colors: BrandColors = { ...DEFAULT_COLORS, ...brand.colors };
  const light = readableOn('#ffffff', colors.primary);
  const onDark = readableOn('#0f2137', mix(colors.primary, '#ffffff', 0.45), 7);
  const lightTokens = {
    '--sp-action': light,
    '--sp-action-hover': mix(light, '#000000', 0.22),
    '--sp-action-tint': mix(light, '#ffffff', 0.9),
    '--sp-action-tint-hover': mix(light, '#ffffff', 0.84),
    '--sp-title': light,
    '--sp-info': light,
    '--sp-info-ink': light,
    '--sp-info-tint': mix(light, '#ffffff', 0.9),
    '--sp-draw-line': light,
  };
  const darkTokens = {
    '--sp-action': onDark,
    '--sp-action-hover': mix(onDark, '#ffffff', 0.35),
    '--sp-on-action': '#05203f',
    '--sp-action-tint': mix(onDark, '#0f2137', 0.78),
    '--sp-action-tint-hover': mix(onDark, '#0f2137', 0.7),
  };
  const anyScheme = {
    '--sp-horizon-from': readableOn('#ffffff', colors.horizonFrom),
    '--sp-horizon-to': readableOn('#ffffff', colors.horizonTo),
    '--sp-sun': colors.accent,
    '--sp-sun-hover': mix(colors.accent, '#ffffff', 0.2),
    '--sp-on-sun': inkOn(colors.accent),
    '--sp-draw-sun': colors.accent,
  };
  return rule('light', { ...anyScheme, ...lightTokens }) + rule('dark', { ...anyScheme, ...darkTokens });
}

/** The attribute outweighs the demo's colours of `:root` in a sheet that comes later. */
const rule = (scheme: string, tokens: Readonly<Record<string, string>>) =>
  `:root[data-mantine-color-scheme='${scheme}']{${Object.entries(tokens)
    .map((token) => token.join(':'))
    .join(';')}}`;
