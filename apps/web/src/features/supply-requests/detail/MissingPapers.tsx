import { addSupplyRequestPaper } from '@sportello/calls';
import { FILE_EXTENSIONS, REQUEST_PAPER_LABELS, type RequestPaper, type SupplyRequest } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, FileButton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useChange } from '../../../shared/change/use-change.ts';
import { useMay } from '../../../shared/customer/use-may.ts';
import { base64Of } from '../../../shared/form/base64-of.ts';
import { CameraButton } from '../../../shared/form/CameraButton.tsx';
import { fileObstacle, type PickedFile } from '../../../shared/form/picked-file.ts';
import { cx } from '../../../ui/cx.ts';
import blocks from '../../../ui/styles/blocks.module.css';
import layout from '../../../ui/layout/layout.module.css';
import screens from '../../../ui/styles/screens.module.css';
import { FormProblem } from '../../../ui/parts/callouts/FormProblem.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { FieldError } from '../../../ui/parts/fields/FieldError.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import { PAPER_NOTES } from '../paper-notes.ts';
import classes from '../supply-requests.module.css';

interface MissingPapersProps {
  request: SupplyRequest;
  onSent: () => void;
}

/** The papers that the provider waits for, each with its reason and the way to send it (pratica.carte.2). */
export function MissingPapers({ request, onSent }: MissingPapersProps) {
  const { missing, state } = request;
  if (state !== 'DA_INTEGRARE' || missing.length === 0) return null;
  return (
    <Card tone="next" className={layout['stack']} aria-labelledby="manca">
      <SectionTitle id="manca" lead={<Trans>Appena arriva lo verifichiamo, e la pratica va avanti.</Trans>}>
        <Plural value={missing.length} one="Ci serve un documento" other="Ci servono # documenti" />
      </SectionTitle>
      <ul className={cx(blocks['divided'], classes['papers'])}>
        {missing.map((paper) => (
          <Missing key={paper} request={request} paper={paper} onSent={onSent} />
        ))}
      </ul>
    </Card>
  );
}

function Missing({ request, paper, onSent }: MissingPapersProps & { paper: RequestPaper }) {
  const { t } = useLingui();
  const mayAdd = useMay()(addSupplyRequestPaper);
  const [obstacle, setObstacle] = useState<string>();
  const change = useChange(addSupplyRequestPaper, {
    request: ({ name, content }: PickedFile) => ({
      params: { numero: request.number },
      headers: {},
      body: { carta: paper, file: content, fileName: name },
    }),
    onDone: onSent,
  });
  const pick = async (file: File | null) => {
    if (file === null) return;
    const wrong = fileObstacle(file);
    setObstacle(wrong);
    if (wrong !== undefined) return;
    try {
      change.send({ name: file.name, content: await base64Of(file) });
    } catch {
      setObstacle(t`Non riusciamo ad aprire ${file.name}: caricalo di nuovo.`);
    }
  };
  const { file, fileName, carta } = change.fieldErrors;
  const rejected = file ?? fileName ?? carta;
  const label = REQUEST_PAPER_LABELS[paper];
  const reason = request.papers.findLast((sent) => sent.paper === paper && sent.state === 'RESPINTA')?.reason;
  const asked = request.messages.findLast(({ asksFor }) => asksFor === paper)?.text;
  return (
    <li>
      <h3 className={layout['subtitle']}>{label}</h3>
      {reason === undefined ? null : (
        <p>
          <Trans>Quello che hai inviato non va bene: {reason}</Trans>
        </p>
      )}
      {asked === undefined ? null : <p className={screens['written']}>{asked}</p>}
      {reason === undefined && asked === undefined ? <p className={layout['soft']}>{t(PAPER_NOTES[paper])}</p> : null}
      <FieldError>{obstacle ?? rejected}</FieldError>
      {rejected === undefined ? <FormProblem problem={change.problem} /> : null}
      {mayAdd ? (
        <div className={layout['row']}>
          <CameraButton onPick={(photo) => void pick(photo)} />
          <FileButton
            accept={FILE_EXTENSIONS.map((each) => `.${each}`).join(',')}
            onChange={(picked) => void pick(picked)}
          >
            {(props) => (
              <Button
                {...props}
                leftSection={<IconPaperclip size={20} aria-hidden="true" />}
                loading={change.isSending}
                aria-label={t`Invia il documento: ${label}`}
              >
                <Trans>Invia il documento</Trans>
              </Button>
            )}
          </FileButton>
        </div>
      ) : null}
    </li>
  );
}
