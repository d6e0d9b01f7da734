import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useObjectSource } from '../../../ui/object-source.ts';
import { Callout } from '../../../ui/parts/callouts/Callout.tsx';
import { formatOf } from './format.ts';
import { PdfView } from './PdfView.tsx';
import layout from '../../../ui/layout/layout.module.css';
import classes from './preview.module.css';

export function ContentView({ content, title }: { content: Blob; title: string }) {
  const { t } = useLingui();
  switch (formatOf(content.type).shownAs) {
    case 'pages':
      return <PdfView content={content} title={title} />;
    case 'sound':
      return <Recording content={content} label={t`Registrazione: ${title}`} />;
    case 'picture':
      return <Picture content={content} title={title} />;
    case 'nothing':
      return (
        <Callout>
          <Trans>Questo tipo di file non si può mostrare qui: scaricalo per aprirlo sul tuo dispositivo.</Trans>
        </Callout>
      );
  }
}

/** A recording takes the focus, so that the space bar plays it. */
const focusOn = (element: HTMLElement) => element.focus();

function Recording({ content, label }: { content: Blob; label: string }) {
  const source = useObjectSource(content, focusOn);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Unplayable />;
  return (
    <div className={layout['stack']}>
      <p>
        <Trans>È la telefonata con cui hai confermato il contratto.</Trans>
      </p>
      <audio className={classes['audio']} controls ref={source} aria-label={label} onError={() => setBroken(true)} />
    </div>
  );
}

function Picture({ content, title }: { content: Blob; title: string }) {
  const source = useObjectSource(content);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Unplayable />;
  return <img className={classes['picture']} ref={source} alt={title} onError={() => setBroken(true)} />;
}

function Unplayable() {
  return (
    <Callout tone="warn" role="alert">
      <Trans>Questo browser non riesce a mostrare il file. Scaricalo per aprirlo con un altro programma.</Trans>
    </Callout>
  );
}
