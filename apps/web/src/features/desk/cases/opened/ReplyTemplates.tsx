import { contentUses } from '@sportello/calls';
import { REPLY_PART_LABELS, type ReceivedCase } from '@sportello/domain';
import { useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useContent } from '../../../../shared/content/use-content.ts';
import { PART_FIELDS, type ReplyFields } from './reply-fields.ts';

import '../../../../ui/theme/fields.ts';

interface ReplyTemplatesProps {
  received: ReceivedCase;
  onPick: (name: keyof ReplyFields, text: string) => void;
}

/** Texts of the content for each part; optional (contenuto.usi.5). */
export function ReplyTemplates({ received, onPick }: ReplyTemplatesProps) {
  const { t } = useLingui();
  const { data: all = [] } = useContent(contentUses.answerTemplates, []);
  const groups = PART_FIELDS.map(({ name, part }) => ({
    name,
    label: REPLY_PART_LABELS[part],
    templates: all.filter(({ topics }) => topics.includes(`parte-${name}`)),
  })).filter(({ templates }) => templates.length > 0);
  if (groups.length === 0) return null;
  return (
    <NativeSelect
      label={t`Comincia da un testo pronto`}
      value=""
      onChange={({ currentTarget: { value } }) => {
        const group = groups.find(({ name }) => value.startsWith(`${name} `));
        const picked = group?.templates.find(({ id }) => value === `${group.name} ${id}`);
        if (group !== undefined && picked !== undefined) onPick(group.name, filled(picked.text, received));
      }}
      data={[
        { value: '', label: t`Scegli un testo` },
        ...groups.map(({ name, label, templates }) => ({
          group: label,
          items: templates.map(({ id, title }) => ({ value: `${name} ${id}`, label: title })),
        })),
      ]}
    />
  );
}

function filled(text: string, { sender, number }: ReceivedCase): string {
  const [first = sender.name] = sender.segment === 'Residenziale' ? sender.name.split(' ') : [sender.name];
  return text.trim().replaceAll('{nome}', first).replaceAll('{ricevuta}', number);
}
