import { fullAddress, searchContracts, type Contract } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { useApp } from '../../api/app.ts';
import { pointOf } from '../../shared/contracts/choices.ts';
import { nameAndKind } from '../../shared/contracts/kind-words.ts';
import { contractPageLink } from '../../shared/links/contract-link.ts';
import { cx } from '../../ui/cx.ts';
import blocks from '../../ui/styles/blocks.module.css';
import { Card } from '../../ui/parts/cards/Card.tsx';
import { VirtualList } from '../../ui/parts/lists/VirtualList.tsx';
import { SectionTitle } from '../../ui/parts/texts/SectionTitle.tsx';
import layout from '../../ui/layout/layout.module.css';
import screens from '../../ui/styles/screens.module.css';
import classes from './many.module.css';
import type { SupplyWindow } from './use-windows.ts';
import { WindowWords } from './WindowWords.tsx';

import '../../ui/theme/fields.ts';

/** In pixels: an address with its spacing, and each supply there. */
const SITE_HEIGHT = 41;
const SUPPLY_HEIGHT = 48;

/** Groups an administrator's supplies by window and address, so that both are shown once (lettura.schermo.1). */
export function ManySupplies({ windows }: { windows: readonly SupplyWindow[] }) {
  const { t } = useLingui();
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const [typed, setTyped] = useState('');
  // Deferred, so that typing stays responsive while the list updates.
  const sought = useDeferredValue(typed);
  const found = useMemo(() => matching(windows, sought), [windows, sought]);
  return (
    <>
      <Card as="search" className={layout['stack']}>
        <TextInput
          type="search"
          label={t`Di quale fornitura è la lettura?`}
          placeholder={t`Nome, indirizzo, POD o PDR`}
          leftSection={<IconSearch size={20} aria-hidden="true" />}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <output className={layout['caption']}>
          <Plural value={found.length} _0="Nessuna fornitura corrisponde." one="# fornitura" other="# forniture" />
        </output>
      </Card>
      {[...Map.groupBy(found, sameWindow)].map(([key, those]) => (
        <Card key={key} className={cx(layout['stack'], classes['stack'])}>
          {those[0] === undefined ? null : (
            <SectionTitle>
              <WindowWords awaited={those[0].awaited} now={now} />
            </SectionTitle>
          )}
          <VirtualList
            label={t`Forniture, per indirizzo`}
            items={byAddress(those)}
            keyOf={([address, here]) => `${key} ${address} ${here.length}`}
            estimateHeight={([, here]) => SITE_HEIGHT + here.length * SUPPLY_HEIGHT}
            className={classes['sites']}
          >
            {([address, here]) => (
              <section className={classes['site']}>
                <h3 className={screens['emphasis']}>{address === '' ? <Trans>Senza indirizzo</Trans> : address}</h3>
                <ul className={blocks['stackFlush']}>
                  {here.map(({ contract }) => (
                    <li key={contract.code}>
                      <Link {...contractPageLink(contract, 'READINGS')} className={classes['supply']}>
                        <span className={classes['name']}>{nameAndKind(contract)}</span>
                        <span className={layout['caption']}>{pointOf(contract)}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </VirtualList>
        </Card>
      ))}
    </>
  );
}

function matching(windows: readonly SupplyWindow[], sought: string): readonly SupplyWindow[] {
  const all = windows.map(({ contract }) => contract);
  const found = new Set(searchContracts(all, sought).map(({ code }) => code));
  return windows.filter(({ contract }) => found.has(contract.code));
}

/** Equal keys share the same text about the window. */
function sameWindow({ awaited: { isOpen, obstacle, opensOn, closesOn } }: SupplyWindow): string {
  return isOpen ? `open ${closesOn}` : `${obstacle === 'GIA_INVIATA'} ${opensOn}`;
}

const inItalian = new Intl.Collator('it', { numeric: true });

/** Sorts by address, then by name. */
function byAddress(windows: readonly SupplyWindow[]) {
  const sorted = windows.toSorted(
    (one, other) =>
      inItalian.compare(addressOf(one.contract), addressOf(other.contract)) ||
      inItalian.compare(nameAndKind(one.contract), nameAndKind(other.contract)),
  );
  return [...Map.groupBy(sorted, ({ contract }) => addressOf(contract))];
}

const addressOf = ({ address }: Contract) => (address === undefined ? '' : fullAddress(address));
