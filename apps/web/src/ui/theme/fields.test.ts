import { expect, it } from 'vitest';

const screens = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const fields =
  /\b(Autocomplete|Checkbox|Combobox|Fieldset|FileInput|Input|InputBase|MultiSelect|NativeSelect|NumberInput|PasswordInput|PinInput|Radio|Select|Switch|Textarea|TextInput)\b/;

it('finds no file that imports a Mantine field without its style sheets', () => {
  const without = Object.entries(screens).filter(([, text]) => {
    const [, names = ''] = /^import \{([^}]*)\} from '@mantine\/core';$/m.exec(text) ?? [];
    return fields.test(names.replaceAll(/\btype \w+/g, '')) && !text.includes('/theme/fields.ts');
  });
  expect(without.map(([file]) => file)).toEqual([]);
  expect(Object.keys(screens).length).toBeGreaterThan(100);
});

it('finds no file that uses SegmentedControl without its style sheets', () => {
  const without = Object.entries(screens).filter(
    ([, text]) => /\bSegmentedControl\b/.test(text) && !text.includes('/theme/segments.ts'),
  );
  expect(without.map(([file]) => file)).toEqual([]);
});

it('finds no file that uses ActionIcon without its style sheet', () => {
  const without = Object.entries(screens).filter(
    ([, text]) => /\bActionIcon\b/.test(text) && !text.includes('/styles/ActionIcon.layer.css'),
  );
  expect(without.map(([file]) => file)).toEqual([]);
});

it('finds no file that imports Anchor of Mantine without its style sheets', () => {
  const without = Object.entries(screens).filter(
    ([, text]) =>
      /^import \{[^}]*\bAnchor\b[^}]*\} from '@mantine\/core';$/m.test(text) && !text.includes('/theme/anchors.ts'),
  );
  expect(without.map(([file]) => file)).toEqual([]);
});
