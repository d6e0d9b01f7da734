import { interventionTypes } from '@sportello/calls';
import { companyName, fullAddress, type BookingDraft } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import layout from '../../../ui/layout/layout.module.css';
import { cx } from '../../../ui/cx.ts';
import { AnswerRow } from '../../../ui/parts/lists/AnswerRow.tsx';
import links from '../../../ui/styles/links.module.css';
import { slotWords } from '../slots/slot-words.ts';
import { askedSteps } from '../wizard/wizard.ts';
import { placeOf } from './places.ts';
import { stepsOf, type StepId } from './steps.ts';

interface AnswersProps {
  draft: BookingDraft;
  before?: StepId;
}

export function Answers({ draft, before }: AnswersProps) {
  const { t } = useLingui();
  const { clock, queryOf } = useApp();
  const { fields, window, files } = draft;
  const types = readOf(useQuery(queryOf(interventionTypes, {})));
  const product = types.data
    ?.flatMap(({ installations }) => installations)
    .find(({ id }) => id === fields.installationId)?.name;
  const { street, zipCode: cap, city, province } = fields;
  const photos = files.map(({ name }) => name).join('\n');
  const linkWords = { EMAIL: t`Link per email`, SMS: t`Link per SMS` };
  const said: Readonly<Record<StepId, readonly [string, string | undefined] | undefined>> = {
    product: [t`Prodotto`, product],
    problem: [t`Guasto`, [fields.interventionNote, photos].filter(Boolean).join('\n')],
    address: [t`Dove`, [fullAddress({ street, cap, city, province }), fields.addressNote].filter(Boolean).join('\n')],
    type: [t`Come`, fields.supportType === 'VIDEOCALL' ? t`Videochiamata` : t`Tecnico a casa`],
    when: [
      t`Quando`,
      fields.appointmentDate === undefined || window === undefined
        ? undefined
        : slotWords({ date: fields.appointmentDate, start: window.starts, end: window.ends }, clock.now()),
    ],
    company: [
      t`Chi viene`,
      fields.companyCode === undefined ? t`Lo cerchiamo noi e ti avvisiamo` : companyName(fields.companyCode),
    ],
    contacts: [
      t`Contatti`,
      [fields.email, fields.phoneNumber, fields.linkReceptionMode && linkWords[fields.linkReceptionMode]]
        .filter(Boolean)
        .join('\n'),
    ],
    confirm: undefined,
  };
  const asked = askedSteps(stepsOf(draft), fields);
  const end = asked.findIndex(({ id }) => id === before);
  return (
    <dl className={layout['stack']}>
      {asked.slice(0, end < 0 ? undefined : end).map(({ id }) => {
        const [name, value] = said[id] ?? [];
        if (name === undefined || value === undefined || value === '') return null;
        const { to, parte } = placeOf(id, fields);
        return (
          <AnswerRow
            key={id}
            name={name}
            value={value}
            change={
              <Link
                className={cx(links['link'], layout['strong'])}
                to={to}
                search={{ bozza: draft.id, ...(parte && { parte }) }}
                aria-label={t`Cambia: ${name}`}
              >
                <Trans>Cambia</Trans>
              </Link>
            }
          />
        );
      })}
    </dl>
  );
}
