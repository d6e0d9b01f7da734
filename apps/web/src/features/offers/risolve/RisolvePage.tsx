import type { Segment } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { IconHistory, IconTool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { backTo } from '../../../shared/links/back-to.tsx';
import { linkTo } from '../../../shared/links/link-to.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { LinkRows } from '../../../ui/parts/ways/LinkRows.tsx';
import { SectionTitle } from '../../../ui/parts/texts/SectionTitle.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Services } from './Services.tsx';

/** Home care services of a household and how to use them (moduli.contenuti.3). */
export function RisolvePage({ segment, more }: { segment: Segment; more: ReactNode }) {
  return (
    <Page
      title={<Trans>Risolve</Trans>}
      lead={<Trans>Tecnici e assistenza per la tua casa.</Trans>}
      back={backTo.home()}
      aside={<Ways />}
    >
      <Services segment={segment} />
      {more}
    </Page>
  );
}

function Ways() {
  return (
    <Card className={layout['stack']}>
      <SectionTitle>
        <Trans>Interventi</Trans>
      </SectionTitle>
      <LinkRows
        rows={[
          {
            id: 'own',
            icon: IconHistory,
            label: <Trans>I tuoi interventi</Trans>,
            note: <Trans>Seguili e ritrova quelli passati</Trans>,
          },
          {
            id: 'how',
            icon: IconTool,
            label: <Trans>Come funziona un intervento</Trans>,
            note: <Trans>Cosa fa il tecnico e quanto costa</Trans>,
          },
        ]}
        renderLink={({ id, ...row }) =>
          linkTo({
            to: id === 'own' ? '/my-edison/intervento-tecnico/il-mio-intervento' : '/my-edison/intervento-tecnico',
          })({ id, ...row })
        }
      />
    </Card>
  );
}
