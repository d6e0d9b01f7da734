import { setPushKind } from '@sportello/calls';
import type { PushState } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import { useOutbox } from '../../shared/offline/use-outbox.ts';
import layout from '../../ui/layout/layout.module.css';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import { KindSwitch } from './KindSwitch.tsx';

export function KindsCard({ kinds }: Pick<PushState, 'kinds'>) {
  const { offline, items } = useOutbox();
  const queued = items.filter(({ written }) => written?.call === setPushKind.id);
  return (
    <Card className={layout['stackLarge']}>
      <SectionTitle>
        <Trans>Quali notifiche</Trans>
      </SectionTitle>
      <p>
        <Trans>Valgono per tutti i tuoi dispositivi. Tra le 21 e le 8 aspettano il mattino, se non sono urgenti.</Trans>
      </p>
      <ul className={layout['stack']}>
        {kinds.map((preference) => (
          <li key={preference.kind}>
            <KindSwitch
              preference={preference}
              queued={queued.find(({ written }) => written?.request.body?.['tipo'] === preference.kind)}
              removeQueued={async (id) => (await offline?.outbox()?.remove(id)) ?? false}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
