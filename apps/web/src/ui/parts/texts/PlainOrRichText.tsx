import { lazy, Suspense } from 'react';

const RichText = lazy(() =>
  import('./RichText.tsx').then(
    (part) => ({ default: part.RichText }),
    () => ({ default: Plain }),
  ),
);

/** Syntax that marks a text as Markdown. */
const MARKS = /[*_`[\]#<>|\\]|^\s*(?:[-+]|\d+[.)])\s/m;

/** Loads the Markdown parser only for texts with Markdown, which are rare. */
export function PlainOrRichText({ children }: { children: string }) {
  if (!MARKS.test(children)) return <Plain>{children}</Plain>;
  return (
    <Suspense fallback={<Plain>{children}</Plain>}>
      <RichText>{children}</RichText>
    </Suspense>
  );
}

function Plain({ children }: { children: string }) {
  return (
    <>
      {children.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}
