import { expect, it } from 'vitest';

const screens = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true });
const fields =
  /\b(Autocomplete|Checkbox|Combobox|Fieldset|FileInput|Input|InputBase|MultiSelect|NativeSelect|NumberInput|PasswordInput|PinInput|Radio|Select|Switch|Textarea|TextInput)\b/;

it('whoever imports a field of Mantine imports its style sheets too', () => {
  const without = Object.entries(screens).filter(([, text]) => {
    const [, names = ''] = /^import \{([^}]*)\} from '@mantine\/core';$/m.exec(text) ?? [];
    return fields.test(names.replaceAll(/\btype \w+/g, '')) && !text.includes('/theme/fields.ts');
  });
  expect(without.map(([file]) => file)).toEqual([]);
  expect(Object.keys(screens).length).toBeGreaterThan(100);
});

it('whoever imports a choice side by side imports its style sheets too, with what marks the chosen one', () => {
  const without = Object.entries(screens).filter(
    ([, text]) => /\bSegmentedControl\b/.test(text) && !text.includes('/theme/segments.ts'),
  );
  expect(without.map(([file]) => file)).toEqual([]);
});

it('whoever imports a button with an icon alone imports its style sheet too', () => {
  const without = Object.entries(screens).filter(
    ([, text]) => /\bActionIcon\b/.test(text) && !text.includes('/styles/ActionIcon.layer.css'),
  );
  expect(without.map(([file]) => file)).toEqual([]);
});

it('whoever imports Mantine’s link imports its style sheets too', () => {
  const without = Object.entries(screens).filter(
    ([, text]) =>
      /^import \{[^}]*\bAnchor\b[^}]*\} from '@mantine\/core';$/m.test(text) && !text.includes('/theme/anchors.ts'),
  );
  expect(without.map(([file]) => file)).toEqual([]);
});
