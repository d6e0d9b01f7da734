import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Modal.layer.css';

import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, Portal } from '@mantine/core';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { Steps } from '../ways/Steps.tsx';
import layout from '../../layout/layout.module.css';
import classes from './Tour.module.css';

export interface TourStep {
  title: ReactNode;
  text: ReactNode;
  picture: ReactNode;
  /** The `data-tour` of the target element; if it is missing, the step is centred. */
  target?: string;
}

/** Shows a sequence of tips about the screen, which can be ended at any time. */
export function Tour({ steps, onEnd }: { steps: readonly TourStep[]; onEnd: () => void }) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const step = steps[at];
  const place = usePlaceOf(step?.target);
  if (step === undefined) return null;
  const isLast = at === steps.length - 1;
  const isLow = place !== undefined && place.top > window.innerHeight / 2;
  return (
    <>
      <Portal>
        {place === undefined ? <div className={classes['veil']} /> : <div className={classes['light']} style={place} />}
      </Portal>
      <Modal
        opened
        onClose={onEnd}
        title={step.title}
        closeButtonProps={{ 'aria-label': t`Chiudi il giro` }}
        closeOnClickOutside={false}
        centered={false}
        withOverlay={false}
        lockScroll={false}
        size="30rem"
        classNames={{ inner: classes['inner'] ?? '' }}
        // `header` repeats the theme's own attributes, which this prop replaces.
        attributes={{ header: { role: 'presentation' }, inner: { 'data-above': isLow || undefined } }}
        transitionProps={{ duration: 0 }}
      >
        <div className={layout['stack']}>
          <div className={classes['step']}>
            <div>{step.picture}</div>
            <p aria-live="polite">{step.text}</p>
          </div>
          <Steps at={at + 1} of={steps.length} />
          <div className={cx(layout['row'], classes['actions'])}>
            {isLast ? null : (
              <Button className={classes['skip']} variant="subtle" onClick={onEnd}>
                <Trans>Salta</Trans>
              </Button>
            )}
            {at === 0 ? null : (
              <Button variant="default" onClick={() => setAt(at - 1)}>
                <Trans>Indietro</Trans>
              </Button>
            )}
            <Button data-autofocus onClick={() => (isLast ? onEnd() : setAt(at + 1))}>
              {isLast ? <Trans>Ho finito</Trans> : <Trans>Avanti</Trans>}
            </Button>
          </div>
        </div>
      </Modal>
    </>
  );
}

interface Place {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

function usePlaceOf(target: string | undefined): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    const element = target === undefined ? undefined : shown(target);
    const measure = () => setPlace(element && around(element));
    element?.scrollIntoView({ block: 'start' });
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [target]);
  return place;
}

/** The visible one: bar and side bar are both in the DOM. */
function shown(target: string): Element | undefined {
  return [...document.querySelectorAll(`[data-tour="${target}"]`)].find(
    (element) => element.getBoundingClientRect().width > 0,
  );
}

const MARGIN = 6;

/** Adds a margin, limited to the window. */
function around(element: Element): Place {
  const { top, left, right, bottom } = element.getBoundingClientRect();
  const inside = (value: number, most: number) => Math.max(4, Math.min(most - 4, value));
  const edge = { top: inside(top - MARGIN, window.innerHeight), left: inside(left - MARGIN, window.innerWidth) };
  return {
    ...edge,
    width: inside(right + MARGIN, window.innerWidth) - edge.left,
    height: inside(bottom + MARGIN, window.innerHeight) - edge.top,
  };
}
