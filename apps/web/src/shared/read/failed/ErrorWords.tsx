import { readableError } from '../../../api/errors/errors.ts';

export function ErrorWords({ error }: { error: unknown }) {
  const { meaning, advice } = readableError(error);
  return (
    <>
      {meaning} {advice}
    </>
  );
}
