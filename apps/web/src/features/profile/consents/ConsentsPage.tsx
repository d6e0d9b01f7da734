import { CONSENT_CODES, type PrivacyLevel } from '@sportello/domain';
import { checkLivelliPrivacy, modificaLivelloPrivacy } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadCard } from '../../../shared/read/ReadCard.tsx';
import { useForm } from '../../../shared/form/use-form.ts';
import { useChange } from '../../../shared/change/use-change.ts';
import { cx } from '../../../ui/cx.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { DraftCallout } from '../../../ui/parts/callouts/DraftCallout.tsx';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import classes from '../profile.module.css';
import { ProfileFrame } from '../ProfileFrame.tsx';
import { changedChoices, untouched } from './choices.ts';
import { ConsentLevel } from './ConsentLevel.tsx';
import { OppositionsCard } from './OppositionsCard.tsx';

import '@mantine/core/styles/Skeleton.layer.css';
import '../../../ui/theme/anchors.ts';

export function ConsentsPage() {
  const { queryOf } = useApp();
  const consents = readOf(useQuery(queryOf(checkLivelliPrivacy, {})));
  return (
    <ProfileFrame
      title={<Trans>Consensi</Trans>}
      lead={<Trans>Sono liberi: non cambiano i tuoi contratti, e puoi ritirarli quando vuoi.</Trans>}
    >
      <div className={cx(classes['narrow'], layout['stackLarge'])}>
        <ReadCard
          title={<Trans>Le tue scelte</Trans>}
          read={consents}
          skeleton={<Skeleton height="12rem" />}
          action={<PrivacyText />}
        >
          {(levels) => <ConsentsForm levels={levels} />}
        </ReadCard>
        <OppositionsCard />
      </div>
    </ProfileFrame>
  );
}

function PrivacyText() {
  const privacy = useApp().config.policies?.privacy;
  if (privacy === undefined) return null;
  return (
    <Anchor href={privacy} target="_blank" rel="noopener">
      <Trans>Leggi l’informativa (in una nuova finestra)</Trans>
    </Anchor>
  );
}

function ConsentsForm({ levels }: { levels: readonly PrivacyLevel[] }) {
  const [isSaved, setSaved] = useState(false);
  const save = useChange(modificaLivelloPrivacy, {
    request: (livelli: ReturnType<typeof changedChoices>) => ({ body: { livelli } }),
  });
  const form = useForm({
    initial: untouched,
    change: save,
    draft: { name: 'consensi', keeps: CONSENT_CODES },
    onType: () => setSaved(false),
    onSubmit(chosen, { restart }) {
      const said = changedChoices(levels, chosen);
      if (said.length === 0) return;
      save.send(said, {
        onDone() {
          restart();
          setSaved(true);
        },
      });
    },
  });
  const choices = form.values;
  const changed = changedChoices(levels, choices);
  return (
    <form className={layout['stackLarge']} {...form.element}>
      <FormProblem problem={form.problem} />
      {form.isRestored && changed.length > 0 ? <DraftCallout onDiscard={() => form.restart()} /> : null}
      {isSaved ? (
        <Callout tone="good" role="status" takesFocus>
          <Trans>Scelte salvate: valgono da adesso.</Trans>
        </Callout>
      ) : null}
      <div className={cx(blocks['stackFlush'], blocks['divided'])}>
        {levels.map((level) => (
          <ConsentLevel
            key={level.code + level.description}
            level={level}
            choice={level.code === 'SCONOSCIUTO' ? undefined : choices[level.code]}
            onChoose={(isGiven) => {
              if (level.code !== 'SCONOSCIUTO') form.set({ [level.code]: isGiven });
            }}
          />
        ))}
      </div>
      <div className={classes['actions']}>
        <Button type="submit" disabled={changed.length === 0} loading={save.isSending}>
          <Trans>Salva le scelte</Trans>
        </Button>
      </div>
    </form>
  );
}
