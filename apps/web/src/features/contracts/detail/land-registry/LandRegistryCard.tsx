import type { ContractData } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ChangeNote } from '../../../../shared/change/ChangeNote.tsx';
import { useFocusOnReturn } from '../../../../ui/focus.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { Card } from '../../../../ui/parts/cards/Card.tsx';
import { Callout } from '../../../../ui/parts/callouts/Callout.tsx';
import { SectionTitle } from '../../../../ui/parts/texts/SectionTitle.tsx';
import { Facts } from '../../../../ui/parts/facts/Facts.tsx';
import { LandRegistryForm } from './LandRegistryForm.tsx';

export function LandRegistryCard({ code, data }: { code: string; data: ContractData }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { opener, comeBack } = useFocusOnReturn();
  const land = data.landRegistry;
  const isEntered = land?.entered === true;
  return (
    <Card className={layout['stack']} aria-labelledby="catasto">
      <SectionTitle id="catasto">
        <Trans>Dati catastali</Trans>
      </SectionTitle>
      {isSaved ? (
        <Callout tone="good" role="status" takesFocus onClose={() => setSaved(false)}>
          <Trans>I dati catastali sono salvati.</Trans>
        </Callout>
      ) : null}
      <ChangeNote matter="DATI_CATASTALI" subject={code} />
      {isOpen ? (
        <LandRegistryForm
          code={code}
          land={land}
          version={data.version}
          onClose={() => {
            comeBack();
            setOpen(false);
          }}
          onSaved={() => {
            setOpen(false);
            setSaved(true);
          }}
        />
      ) : (
        <>
          {isEntered ? (
            <Facts
              facts={[
                { name: t`Foglio`, value: land.foglio },
                { name: t`Particella`, value: land.particella },
                { name: t`Subalterno`, value: land.subalterno },
              ]}
            />
          ) : (
            <p>
              <Trans>Mancano i dati catastali: l’Agenzia delle Entrate li richiede per ogni fornitura.</Trans>
            </p>
          )}
          <div>
            <Button
              ref={opener}
              variant="light"
              onClick={() => {
                setSaved(false);
                setOpen(true);
              }}
            >
              {isEntered ? <Trans>Cambia i dati catastali</Trans> : <Trans>Inserisci i dati catastali</Trans>}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
