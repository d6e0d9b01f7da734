import { caseFile } from '@sportello/calls';
import type { CaseDetail, CaseFile, CaseMessage } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPaperclip } from '@tabler/icons-react';
import { useApp } from '../../../api/app.ts';
import { fetchFile } from '../../../api/files/files.ts';
import { SentFile } from '../../../shared/download/SentFile.tsx';
import { useDownload } from '../../../shared/download/use-download.ts';
import { cx } from '../../../ui/cx.ts';
import { pastMoment } from '../../../ui/moments.ts';
import layout from '../../../ui/layout/layout.module.css';
import bubbles from '../../../ui/styles/bubbles.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';

type Entry = Pick<CaseMessage, 'kind' | 'text' | 'at' | 'files'>;

/** Lists the messages of customer and desk in order, with the files. */
export function Correspondence({ detail }: { detail: CaseDetail }) {
  const { number, text, receivedAt, files, messages } = detail;
  const first: Entry = { kind: 'MESSAGGIO', text, at: receivedAt, files };
  return (
    <Card className={layout['stack']} aria-labelledby="corrispondenza">
      <SectionTitle id="corrispondenza">
        <Trans>Corrispondenza</Trans>
      </SectionTitle>
      <ol className={layout['stackSmall']}>
        <Message number={number} entry={first} />
        {messages.map((message) => (
          <Message key={message.id} number={number} entry={message} />
        ))}
      </ol>
    </Card>
  );
}

function Message({ number, entry: { kind, text, at, files } }: { number: string; entry: Entry }) {
  const { clock } = useApp();
  const moment = pastMoment(at, clock.now());
  const isOurs = kind === 'DOMANDA';
  return (
    <li className={isOurs ? bubbles['theirs'] : bubbles['own']}>
      <span className={cx(layout['caption'], layout['strong'])}>
        {isOurs ? <Trans>Servizio clienti, {moment}</Trans> : <Trans>Tu, {moment}</Trans>}
      </span>
      <p className={screens['written']}>{text}</p>
      {files.map((file) => (
        <FileLine key={file.position} number={number} file={file} />
      ))}
    </li>
  );
}

function FileLine({ number, file: { position, name } }: { number: string; file: CaseFile }) {
  const { t } = useLingui();
  const app = useApp();
  const download = useDownload(async (onProgress) => {
    const request = { params: { numero: number, posizione: String(position) } };
    // The customer's own name for it, which the server's header would only repeat.
    return { name, content: (await fetchFile(app, caseFile, request, { onProgress })).content };
  });
  return (
    <SentFile download={download} icon={IconPaperclip} label={t`Scarica ${name}`}>
      {name}
    </SentFile>
  );
}
