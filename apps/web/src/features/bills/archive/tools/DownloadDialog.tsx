import { billArchive, billExport } from '@sportello/calls';
import type { Contract } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useApp } from '../../../../api/app.ts';
import { fetchFile } from '../../../../api/files/files.ts';
import { DownloadState } from '../../../../shared/download/DownloadState.tsx';
import { fileName } from '../../../../shared/download/file-name.ts';
import { useDownload } from '../../../../shared/download/use-download.ts';
import { quantityWords } from '../../../../ui/amounts.ts';
import layout from '../../../../ui/layout/layout.module.css';
import { Dialog, DialogActions } from '../../../../ui/parts/dialogs/Dialog.tsx';
import { archiveSearchOf, type ArchiveSearch } from '../archive-search.ts';
import { AddressFilter } from '../AddressFilter.tsx';
import { SupplyFilter } from '../SupplyFilter.tsx';
import { monthChoice, useBillChoices, useBillCount } from '../use-bill-choices.ts';
import { filterOf } from './filter.ts';
import { OneOf } from './OneOf.tsx';
import '../../../../ui/theme/fields.ts';

const FORMATS = ['PDF', 'XML', 'TUTTI', 'XLSX', 'CSV'] as const;
type Format = (typeof FORMATS)[number];

interface DownloadDialogProps {
  search: ArchiveSearch;
  contracts: readonly Contract[];
  onClose: () => void;
}

/** Downloads many bills as one zip, or their list as a table (bolletta.archivio.1, bolletta.archivio.4). */
export function DownloadDialog({ search, contracts, onClose }: DownloadDialogProps) {
  const { t } = useLingui();
  const [sought, setSought] = useState(search);
  const [format, setFormat] = useState<Format>('PDF');
  const choose = (changes: Partial<Record<keyof ArchiveSearch, string>>) => {
    setSought((now) => archiveSearchOf({ ...now, ...changes }));
    download.reset();
  };
  const { years, months, addresses } = useBillChoices(sought, contracts);
  const { data: counted, isPlaceholderData } = useBillCount(filterOf(sought));
  const download = useBillDownload(sought, format);
  const count = isPlaceholderData ? undefined : counted?.model.count;
  const isTable = format === 'XLSX' || format === 'CSV';
  const excess = count !== undefined && counted !== undefined && !isTable && count > counted.model.most;
  const chevron = <IconChevronDown size={20} aria-hidden="true" />;
  const { anno, mese, indirizzo, fornitura, stato, tipo, cerca } = sought;
  return (
    <Dialog title={<Trans>Scarica le bollette</Trans>} onClose={onClose}>
      <div className={layout['stack']}>
        <OneOf
          legend={t`Anno`}
          name="anno"
          value={anno ?? ''}
          choices={[{ value: '', label: t`Tutti` }, ...years.map((year) => ({ value: year, label: year }))]}
          onChoose={(year) => choose({ anno: year, mese: '' })}
        />
        {anno === undefined ? null : (
          <NativeSelect
            label={t`Mese`}
            rightSection={chevron}
            value={mese ?? ''}
            onChange={(event) => choose({ mese: event.currentTarget.value })}
            data={[{ value: '', label: t`Tutti` }, ...months.map(monthChoice)]}
          />
        )}
        <AddressFilter
          addresses={addresses}
          value={indirizzo ?? ''}
          onChoose={(address) => choose({ indirizzo: address })}
        />
        {contracts.length < 2 ? null : (
          <SupplyFilter
            contracts={contracts}
            value={fornitura ?? ''}
            onChoose={(code) => choose({ fornitura: code })}
          />
        )}
        {stato === undefined && tipo === undefined && cerca === undefined ? null : (
          <p className={layout['soft']}>
            <Trans>Valgono anche stato, tipo e numero che hai scelto nell’elenco.</Trans>{' '}
            <Button variant="subtle" size="compact-sm" onClick={() => choose({ stato: '', tipo: '', cerca: '' })}>
              <Trans>Togli questi filtri</Trans>
            </Button>
          </p>
        )}
        <OneOf
          legend={t`Formato`}
          name="formato"
          value={format}
          choices={[
            { value: 'PDF', label: t`PDF` },
            { value: 'XML', label: t`FatturaPA (XML)` },
            { value: 'TUTTI', label: t`PDF e XML` },
            { value: 'XLSX', label: t`Elenco per Excel` },
            { value: 'CSV', label: t`Elenco CSV` },
          ]}
          onChoose={(chosen) => {
            setFormat(chosen);
            download.reset();
          }}
        />
        <output className={layout['soft']}>
          {excess ? (
            <Trans>
              Sono {quantityWords(count)} documenti: in un file ne entrano {quantityWords(counted.model.most)}. Scegli
              un anno, un mese o un indirizzo.
            </Trans>
          ) : count === 0 ? (
            <Trans>Nessuna bolletta con questi filtri.</Trans>
          ) : isTable ? (
            <Trans>Le bollette dell’elenco, una per riga, con importi, date e stato.</Trans>
          ) : (
            <Trans>Un file zip. Se un documento non c’è, lo trovi elencato dentro.</Trans>
          )}
        </output>
        <DownloadState download={download} />
        <DialogActions>
          {download.isLoading ? (
            <Button variant="default" onClick={download.cancel}>
              <Trans>Interrompi</Trans>
            </Button>
          ) : null}
          <Button
            leftSection={<IconDownload size={20} aria-hidden="true" />}
            disabled={count === 0 || excess}
            loading={download.isLoading}
            onClick={download.download}
          >
            {count === undefined ? (
              <Trans>Scarica</Trans>
            ) : (
              <Plural value={count} one="Scarica # documento" other={`Scarica ${quantityWords(count)} documenti`} />
            )}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

function useBillDownload(sought: ArchiveSearch, format: Format) {
  const { t } = useLingui();
  const app = useApp();
  return useDownload(async (onProgress, signal) => {
    const query = filterOf(sought);
    const { content, disposition } =
      format === 'XLSX' || format === 'CSV'
        ? await fetchFile(app, billExport, { query: { ...query, formato: format } }, { onProgress, signal })
        : await fetchFile(app, billArchive, { query: { ...query, formato: format } }, { onProgress, signal });
    return { name: fileName(disposition, t`Bollette`, content.type), content };
  });
}
