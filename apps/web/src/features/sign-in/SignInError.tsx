import { problemOf } from '../../api/errors/errors.ts';
import { FormProblem } from '../../ui/parts/callouts/FormProblem.tsx';

/** Why the sign-in was not taken; a part of its own, which comes when it may be needed. */
export function SignInError({ error }: { error: Error }) {
  // It may come late, when the password is being typed again already.
  return <FormProblem problem={problemOf(error)} takesFocus={false} />;
}
