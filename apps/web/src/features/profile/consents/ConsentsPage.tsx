import type { PrivacyLevel } from '@sportello/domain';
import { checkLivelliPrivacy, modificaLivelloPrivacy } from '@sportello/calls';
import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadCard } from '../../../shared/read/ReadCard.tsx';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { useSend } from '../../../shared/change/use-send.ts';
import { cx } from '../../../ui/cx.ts';
import { DraftNotice } from '../../../ui/parts/DraftNotice.tsx';
import { FormProblem } from '../../../ui/parts/FormProblem.tsx';
import { Notice } from '../../../ui/parts/Notice.tsx';
import classes from '../profile.module.css';
import { ProfileFrame } from '../ProfileFrame.tsx';
import { choicesOf, saidAnew, type Choices } from './choices.ts';
import { ConsentLevel } from './ConsentLevel.tsx';
import own from './consents.module.css';

import '@mantine/core/styles/Skeleton.layer.css';

/** What the customer consents to, and what they said before. */
export function ConsentsPage() {
  const { queryOf } = useApp();
  const consents = readOf(useQuery(queryOf(checkLivelliPrivacy, {})));
  return (
    <ProfileFrame
      title={<Trans>Consensi</Trans>}
      lead={<Trans>Sono liberi: non cambiano nulla dei tuoi contratti, e li togli quando vuoi.</Trans>}
    >
      <div className={cx(classes['narrow'])}>
        <ReadCard
          title={<Trans>Che cosa possiamo fare</Trans>}
          read={consents}
          skeleton={<Skeleton height="12rem" />}
          action={<PrivacyText />}
        >
          {(levels) => <ConsentsForm levels={levels} />}
        </ReadCard>
      </div>
    </ProfileFrame>
  );
}

function PrivacyText() {
  const privacy = useApp().config.notices?.privacy;
  if (privacy === undefined) return null;
  return (
    <Anchor href={privacy} target="_blank" rel="noopener">
      <Trans>Leggi l’informativa (in una nuova finestra)</Trans>
    </Anchor>
  );
}

function ConsentsForm({ levels }: { levels: readonly PrivacyLevel[] }) {
  const { read } = useApp();
  const draft = useDraft('consensi');
  const [choices, setChoices] = useState<Choices>(() => choicesOf(draft.restored));
  const [isSaved, setSaved] = useState(false);
  const changed = saidAnew(levels, choices);
  const save = useSend(modificaLivelloPrivacy, {
    onSent: async () => {
      draft.drop();
      await read(checkLivelliPrivacy, {}, { refresh: true });
      setChoices({});
      setSaved(true);
    },
  });
  return (
    <form
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length > 0 && !save.isSending) save.send({ body: { livelli: changed } });
      }}
    >
      <FormProblem problem={save.problem} />
      {draft.restored === undefined || changed.length === 0 ? null : (
        <DraftNotice
          onDiscard={() => {
            draft.drop();
            setChoices({});
          }}
        />
      )}
      {isSaved ? (
        <Notice tone="good" role="status">
          <Trans>Fatto: da ora valgono queste scelte.</Trans>
        </Notice>
      ) : null}
      <div className={own['levels']}>
        {levels.map((level) => (
          <ConsentLevel
            key={level.code + level.description}
            level={level}
            choice={level.code === 'SCONOSCIUTO' ? undefined : choices[level.code]}
            onChoose={(isGiven) => {
              setSaved(false);
              if (level.code === 'SCONOSCIUTO') return;
              const chosen = { ...choices, [level.code]: isGiven };
              setChoices(chosen);
              draft.keep(chosen);
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
