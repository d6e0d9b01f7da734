import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeOverride,
  type VariantColorsResolver,
} from '@mantine/core';

import { DEFAULT_COLORS, type Brand, type BrandColors } from '../brand/brand.ts';
import { inkOn, mix, readableOn } from './color.ts';
import classes from './controls.module.css';

function steps(hex: string, own: number): MantineColorsTuple {
  const tints = [0.92, 0.84, 0.7, 0.56, 0.43, 0.31, 0.2, 0.12, 0.06];
  return Array.from({ length: 10 }, (_, i) => {
    if (i === own) return hex;
    if (i < own) return mix(hex, '#ffffff', (tints[i] ?? 0) * (1 - i / (own * 6)));
    return mix(hex, '#000000', (i - own) * 0.16);
  }) as unknown as MantineColorsTuple;
}

const gray: MantineColorsTuple = [
  '#f6f9fb',
  '#f1f5f8',
  '#e9eff4',
  '#dae3ec',
  '#8496a8',
  '#75889d',
  '#5d7186',
  '#47607c',
  '#2c4563',
  '#12294a',
];

const dark: MantineColorsTuple = [
  '#e4edf7',
  '#c8d6e6',
  '#a6bbd2',
  '#8ba1b8',
  '#6d87a3',
  '#223a56',
  '#16293f',
  '#0f2137',
  '#0a1a2d',
  '#071526',
];

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
  }
  return defaultVariantColorsResolver(input);
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
    title: classes['modalTitle'],
    body: classes['modalBody'],
    close: classes['close'],
  },
});

export function createAppTheme(brand: Brand, texts: ThemeTexts): MantineThemeOverride {
  const colors: BrandColors = { ...DEFAULT_COLORS, ...brand.colors };
  const font = "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Android', system-ui, sans-serif";
  const modal = dialog(texts);
  Object.assign(modal.defaultProps, { centered: true });
  const heading = (fontSize: string, lineHeight: string) => ({ fontSize, lineHeight });
  return createTheme({
    colors: {
      gray,
      dark,
      blue: steps(colors.primary, 8),
      green: steps('#617b56', 6),
      amber: steps(colors.accent, 5),
      red: steps('#b4232a', 7),
    },
    primaryColor: 'blue',
    primaryShade: { light: 8, dark: 3 },
    black: '#12294a',
    fontFamily: font,
    fontFamilyMonospace: 'var(--sp-mono)',
    // Five sizes: caption, body (twice, since Mantine's small is our body), lead, title.
    fontSizes: {
      xs: '0.8125rem',
      sm: '1rem',
      md: '1rem',
      lg: 'var(--sp-text-lead)',
      xl: 'var(--sp-text-title)',
    },
    lineHeights: { xs: '1.4', sm: '1.5', md: '1.5', lg: '1.4', xl: '1.25' },
    fontWeights: { regular: '400', medium: '600', bold: '700' },
    headings: {
      fontFamily: font,
      fontWeight: '650',
      textWrap: 'balance',
      sizes: {
        h1: heading('var(--sp-text-title)', '1.2'),
        h2: heading('var(--sp-text-lead)', '1.3'),
        h3: heading('1rem', '1.4'),
        h4: heading('1rem', '1.4'),
        h5: heading('0.8125rem', '1.4'),
        h6: heading('0.8125rem', '1.4'),
      },
    },
    spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
    radius: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '2rem' },
    defaultRadius: 'md',
    shadows: {
      xs: 'var(--sp-shadow)',
      sm: 'var(--sp-shadow)',
      md: 'var(--sp-shadow)',
      lg: 'var(--sp-shadow)',
      xl: 'var(--sp-shadow)',
    },
    cursorType: 'pointer',
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

/** Maps Mantine's variables to our tokens, and sets the tokens that depend on the brand. */
export function variablesFor(brand: Brand): CSSVariablesResolver {
  const colors: BrandColors = { ...DEFAULT_COLORS, ...brand.colors };
  const shared = {
    '--mantine-color-text': 'var(--sp-ink)',
    '--mantine-color-bright': 'var(--sp-title)',
    '--mantine-color-body': 'var(--sp-card)',
    '--mantine-color-error': 'var(--sp-bad-ink)',
    '--mantine-color-success': 'var(--sp-good-ink)',
    '--mantine-color-placeholder': 'var(--sp-ink-off)',
    '--mantine-color-anchor': 'var(--sp-action)',
    '--mantine-color-dimmed': 'var(--sp-ink-soft)',
    '--mantine-color-default': 'var(--sp-card)',
    '--mantine-color-default-hover': 'var(--sp-well)',
    '--mantine-color-default-color': 'var(--sp-ink)',
    '--mantine-color-default-border': 'var(--sp-line)',
    '--mantine-color-disabled': 'var(--sp-quiet-tint)',
    '--mantine-color-disabled-color': 'var(--sp-ink-off)',
    '--mantine-color-disabled-border': 'var(--sp-line)',
    '--mantine-primary-color-filled': 'var(--sp-action)',
    '--mantine-primary-color-filled-hover': 'var(--sp-action-hover)',
    '--mantine-primary-color-light': 'var(--sp-action-tint)',
    '--mantine-primary-color-light-hover': 'var(--sp-action-tint-hover)',
    '--mantine-primary-color-light-color': 'var(--sp-action)',
    '--mantine-primary-color-contrast': 'var(--sp-on-action)',
  };
  const own = brand.colors !== undefined;
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
  return () => ({
    // Mantine writes these for `:root`, where a style sheet that comes later would win with the demo's colours.
    variables: {},
    light: own ? { ...shared, ...anyScheme, ...lightTokens } : shared,
    dark: own ? { ...shared, ...anyScheme, ...darkTokens } : shared,
  });
}
