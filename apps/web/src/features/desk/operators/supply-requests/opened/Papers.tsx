import { receivedSupplyRequestPaper } from '@sportello/calls';
import {
  isOpenRequest,
  REQUEST_PAPER_LABELS,
  type ReceivedSupplyRequest,
  type SentRequestPaper,
} from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useApp } from '../../../../../api/app.ts';
import { fetchFile } from '../../../../../api/files/files.ts';
import { SentFile } from '../../../../../shared/download/SentFile.tsx';
import { useDownload } from '../../../../../shared/download/use-download.ts';
import layout from '../../../../../ui/layout/layout.module.css';
import { pastMoment } from '../../../../../ui/moments.ts';
import { Card } from '../../../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../../../ui/parts/texts/SectionTitle.tsx';
import { PaperTag } from '../../../../supply-requests/PaperTag.tsx';
import queue from '../../../queue/queue.module.css';
import { PaperCheck, type PaperCheckProps } from './PaperCheck.tsx';

interface PapersProps extends Pick<PaperCheckProps, 'onDone'> {
  request: ReceivedSupplyRequest;
}

/** The papers of a request, to open, accept or reject (pratica.carte.2). */
export function Papers({ request: { number, papers, state, missing }, onDone }: PapersProps) {
  if (papers.length === 0 && missing.length === 0) return null;
  const waited = missing.map((paper) => REQUEST_PAPER_LABELS[paper]).join(', ');
  return (
    <Card aria-labelledby="carte" className={queue['stack']}>
      <SectionTitle id="carte" count={papers.length === 0 ? undefined : papers.length}>
        <Trans>Documenti</Trans>
      </SectionTitle>
      {waited === '' ? null : (
        <p>
          <Trans>In attesa dal cliente: {waited}</Trans>
        </p>
      )}
      <ul className={queue['stack']}>
        {papers.map((paper) => (
          <li key={paper.position} className={layout['stackSmall']}>
            <Paper number={number} paper={paper} />
            {paper.state === 'DA_VERIFICARE' && isOpenRequest(state) ? (
              <PaperCheck number={number} paper={paper} onDone={onDone} />
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Paper({ number, paper: sent }: { number: string; paper: SentRequestPaper }) {
  const app = useApp();
  const { position, paper, name, state, reason, at } = sent;
  const download = useDownload(async (onProgress) => {
    const request = { params: { numero: number, posizione: String(position) } };
    return { name, content: (await fetchFile(app, receivedSupplyRequestPaper, request, { onProgress })).content };
  });
  return (
    <>
      <div className={layout['spread']}>
        <h3 className={layout['subtitle']}>{REQUEST_PAPER_LABELS[paper]}</h3>
        <PaperTag state={state} />
      </div>
      <SentFile download={download}>{name}</SentFile>
      <p className={layout['caption']}>{pastMoment(at, app.clock.now())}</p>
      {reason === undefined ? null : (
        <p>
          <Trans>Motivo: {reason}</Trans>
        </p>
      )}
    </>
  );
}
