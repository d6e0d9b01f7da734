import { contentUses } from '@sportello/calls';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { useContent } from '../../../shared/content/use-content.ts';
import { cx } from '../../../ui/cx.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { RichText } from '../../../ui/parts/texts/RichText.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { ContentPicture } from '../../../ui/pictures/content/ContentPicture.tsx';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import classes from './landing.module.css';

import '@mantine/core/styles/ActionIcon.layer.css';

/** The slides are optional: the page works without them. */
export function Slides() {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { data: slides = [] } = useContent(contentUses.interventionSlider, []);
  if (slides.length === 0) return null;
  const move = (by: 1 | -1) => {
    const { current } = list;
    current?.scrollBy({ left: by * (current.clientWidth * 0.8) });
  };
  return (
    <Card className={layout['stack']} aria-labelledby="come-funziona">
      <SectionTitle
        id="come-funziona"
        action={
          <div className={classes['moves']}>
            <ActionIcon variant="default" size="lg" aria-label={t`Diapositiva precedente`} onClick={() => move(-1)}>
              <IconChevronLeft size={20} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon variant="default" size="lg" aria-label={t`Diapositiva successiva`} onClick={() => move(1)}>
              <IconChevronRight size={20} aria-hidden="true" />
            </ActionIcon>
          </div>
        }
      >
        <Trans>Come funziona</Trans>
      </SectionTitle>
      {/* A scrollable region must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={list} className={classes['slides']} tabIndex={0} aria-labelledby="come-funziona">
        {slides.map(({ title, description, picture }) => (
          <li key={title} className={cx(layout['stackSmall'], screens['well'], classes['slide'])}>
            <div className={classes['picture']}>
              <ContentPicture name={picture} />
            </div>
            <h3 className={screens['emphasis']}>{title}</h3>
            <div className={layout['soft']}>
              <RichText>{description}</RichText>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
