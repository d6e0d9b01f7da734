import { isOneOf } from '@sportello/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTitleFocus } from '../../../ui/focus.ts';
import { AccountStep } from './AccountStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { ConsentsStep } from './ConsentsStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { registrationDraft } from './draft.ts';
import { Registered } from './Registered.tsx';
import {
  FIRST_STEP,
  LAST_STEP,
  nextStep,
  placeOf,
  shownStep,
  STEP_IDS,
  STEPS,
  type Registration,
  type StepId,
} from './state.ts';
import { WhoStep } from './WhoStep.tsx';

export interface StepProps {
  readonly registration: Registration;
  /** Stores the answers and opens the next screen. */
  readonly onDone: (said: Partial<Registration>) => void;
  /** Opens a screen, such as the one with the rejected answer, and shows the reason there. */
  readonly onSendBack: (to: StepId, because: Error) => void;
  /** Error that returned the user to this screen. */
  readonly refused: Error | null;
  readonly frame: { readonly at: { at: number; of: number }; readonly onBack?: () => void };
}

const screens = {
  'chi-sei': WhoStep,
  accesso: AccountStep,
  consensi: ConsentsStep,
  contatto: ContactStep,
  codice: CodeStep,
} as const satisfies Record<StepId, (props: StepProps & { onRegistered: () => void }) => unknown>;

/** Sign-up with one question per screen, connected by browser history (aspetto.disposizione.3). */
export function RegistrationPage() {
  const navigate = useNavigate();
  const { passo, invito } = useSearch({ from: '/registrazione' });
  const [registration, setRegistration] = useState<Registration>(() => ({
    ...registrationDraft.load(),
    // The last opened link wins.
    ...(invito !== undefined && { invitation: invito }),
  }));
  const [sentBack, setSentBack] = useState<{ to: StepId; because: Error }>();
  const [isDone, setDone] = useState(false);

  const step = shownStep(isOneOf(STEP_IDS, passo) ? passo : FIRST_STEP, registration);
  useTitleFocus(isDone ? 'fatto' : step);
  if (isDone) return <Registered username={registration.username ?? ''} />;

  const Screen = screens[step];
  const go = (to: StepId) => void navigate({ to: '/registrazione', search: { passo: to } });
  const set = (next: Registration) => {
    setRegistration(next);
    registrationDraft.save(next);
  };
  const forgetStart = () => {
    const { start: _over, sent: _sent, ...others } = registration;
    set(others);
  };

  return (
    <Screen
      // The key remounts the screen, so that it shows the stored answers instead of stale input.
      key={step}
      registration={registration}
      refused={sentBack?.to === step ? sentBack.because : null}
      frame={{
        at: { at: placeOf(step), of: STEPS.length },
        ...(step === FIRST_STEP ? {} : { onBack: () => window.history.back() }),
      }}
      onDone={(answers) => {
        set({ ...registration, ...answers });
        setSentBack(undefined);
        // A user who only had to fix this screen returns to the last step.
        go(sentBack?.to === step ? LAST_STEP : nextStep(step));
      }}
      onSendBack={(to, because) => {
        // A new identification invalidates the pending registration.
        if (to === 'chi-sei') forgetStart();
        setSentBack({ to, because });
        go(to);
      }}
      onRegistered={() => {
        registrationDraft.clear();
        setDone(true);
      }}
    />
  );
}
