import { REPLY_PART_LABELS, REPLY_PARTS, type CaseFile, type ReceivedCase } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useApp } from '../../../../api/app.ts';
import { cx } from '../../../../ui/cx.ts';
import { pastMoment } from '../../../../ui/moments.ts';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import { CaseFiles, ReplyPaper } from './CaseFiles.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import screens from '../../../../ui/styles/screens.module.css';
import classes from '../Cases.module.css';
import queue from '../../queue/queue.module.css';

/** The messages between customer and desk, up to the reply; notes are shown apart. */
export function Correspondence({ received }: { received: ReceivedCase }) {
  const { number, sender, text, receivedAt, files, messages, reply, repliedBy } = received;
  const customer = sender.name;
  return (
    <Card aria-labelledby="corrispondenza" className={queue['stack']}>
      <SectionTitle id="corrispondenza">
        <Trans>Corrispondenza</Trans>
      </SectionTitle>
      <ol className={layout['stack']}>
        <Entry author={customer} at={receivedAt} number={number} files={files}>
          <p className={cx(screens['written'], queue['words'])}>{text}</p>
        </Entry>
        {messages.map(({ id, kind, author, at, text: words, files: added }) =>
          kind === 'NOTA' ? null : (
            <Entry
              key={id}
              author={author ?? customer}
              at={at}
              number={number}
              files={added}
              isOurs={kind === 'DOMANDA'}
            >
              <p className={cx(screens['written'], queue['words'])}>{words}</p>
            </Entry>
          ),
        )}
        {reply === undefined ? null : (
          <Entry author={repliedBy ?? ''} at={reply.at} number={number} files={[]} isOurs>
            {REPLY_PARTS.map((part) => (
              <div key={part} className={layout['stackTight']}>
                <h3 className={layout['subtitle']}>{REPLY_PART_LABELS[part]}</h3>
                <p className={cx(screens['written'], queue['words'])}>{reply[part]}</p>
              </div>
            ))}
            <ReplyPaper number={number} />
          </Entry>
        )}
      </ol>
    </Card>
  );
}

interface EntryProps {
  author: string;
  at: number;
  number: string;
  files: readonly CaseFile[];
  isOurs?: boolean;
  children: ReactNode;
}

function Entry({ author, at, number, files, isOurs = false, children }: EntryProps) {
  const { clock } = useApp();
  return (
    <li className={cx(layout['stackSmall'], classes['entry'])} data-ours={isOurs || undefined}>
      <p className={layout['caption']}>
        {author}, {pastMoment(at, clock.now())}
      </p>
      {children}
      <CaseFiles number={number} files={files} />
    </li>
  );
}
