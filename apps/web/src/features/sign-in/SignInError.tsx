import { useState } from 'react';
import { problemOf } from '../../api/errors/errors.ts';
import { isLostChunk } from '../../api/errors/lost-chunk.ts';
import { NotSent } from '../../api/sending/not-sent.ts';
import { useSignInGate } from '../../api/start/sign-in-gate.ts';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';

/** Lazy: loaded when an error becomes possible. A new attempt unmounts it. */
export function SignInError({ error }: { error: Error }) {
  const { isOnline } = useSignInGate();
  // Without the part that sends, nothing was sent, and what was typed is still there.
  const [problem] = useState(() => problemOf(isLostChunk(error) && !isOnline() ? new NotSent() : error));
  // The error may arrive while the user types the password again, so it must not take the focus.
  return <FormProblem problem={problem} takesFocus={false} />;
}
