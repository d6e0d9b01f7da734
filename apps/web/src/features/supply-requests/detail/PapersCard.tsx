import { documentContent, supplyRequestPaper } from '@sportello/calls';
import { REQUEST_PAPER_LABELS, type SentRequestPaper, type SupplyRequest } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPaperclip } from '@tabler/icons-react';
import { useApp } from '../../../api/app.ts';
import { fetchFile } from '../../../api/files/files.ts';
import { PaperButton } from '../../../shared/download/PaperButton.tsx';
import { SentFile } from '../../../shared/download/SentFile.tsx';
import { useDownload } from '../../../shared/download/use-download.ts';
import { cx } from '../../../ui/cx.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { pastMoment } from '../../../ui/moments.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { PaperTag } from '../PaperTag.tsx';
import classes from '../supply-requests.module.css';

/** The papers that were sent, with their state, and the signed one (pratica.carte.2, pratica.firma.1). */
export function PapersCard({ request: { number, papers, signedDocument } }: { request: SupplyRequest }) {
  const { t } = useLingui();
  if (papers.length === 0 && signedDocument === undefined) return null;
  return (
    <Card className={layout['stack']} aria-labelledby="documenti">
      <SectionTitle id="documenti">
        <Trans>Documenti</Trans>
      </SectionTitle>
      {papers.length === 0 ? null : (
        <ul className={cx(blocks['divided'], classes['papers'])}>
          {papers.map((paper) => (
            <Paper key={paper.position} number={number} paper={paper} />
          ))}
        </ul>
      )}
      {signedDocument === undefined ? null : (
        <PaperButton
          entry={documentContent}
          request={{ params: { docnumber: signedDocument } }}
          title={t`Richiesta firmata ${number}`}
        >
          <Trans>Scarica la richiesta firmata (PDF)</Trans>
        </PaperButton>
      )}
    </Card>
  );
}

function Paper({ number, paper: sent }: { number: string; paper: SentRequestPaper }) {
  const { t } = useLingui();
  const app = useApp();
  const { position, paper, name, state, reason, at } = sent;
  const download = useDownload(async (onProgress) => {
    const request = { params: { numero: number, posizione: String(position) } };
    // The customer's own name for it, which the server's header would only repeat.
    return { name, content: (await fetchFile(app, supplyRequestPaper, request, { onProgress })).content };
  });
  return (
    <li>
      <div className={layout['spread']}>
        <h3 className={layout['subtitle']}>{REQUEST_PAPER_LABELS[paper]}</h3>
        <PaperTag state={state} />
      </div>
      {reason === undefined ? null : (
        <p>
          <Trans>Motivo: {reason}</Trans>
        </p>
      )}
      <SentFile download={download} icon={IconPaperclip} label={t`Scarica ${name}`}>
        {name}
      </SentFile>
      <p className={layout['caption']}>
        <Trans>Inviato: {pastMoment(at, app.clock.now())}</Trans>
      </p>
    </li>
  );
}
