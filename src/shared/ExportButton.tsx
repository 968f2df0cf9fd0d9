import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/Button';
import { DownloadSimpleIcon } from '@/ui/media/icons';
import { Note } from '@/ui/feedback/Note';
import { saveText } from '@/ui/actions/saveText';
import type { RecordFile } from './recordFile';

interface ExportButtonProps {
  /** File name without extension. */
  name: string;
  /** Creates the file; rejects if it cannot be loaded. */
  make: () => Promise<RecordFile>;
  disabled: boolean;
}

/**
 * Exports a whole record as a file, fetching page after page. A record that exceeds the size limit is cut, and the
 * button says so.
 */
export function ExportButton({ name, make, disabled }: ExportButtonProps) {
  const { t } = useTranslation('records');
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const [cut, setCut] = useState<string>();
  const save = async () => {
    setState('busy');
    try {
      const file = await make();
      saveText(`${name}.csv`, file.text, 'text/csv');
      setCut(file.cut);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button
        disabled={disabled}
        loading={state === 'busy'}
        startIcon={<DownloadSimpleIcon fontSize={18} />}
        onClick={() => void save()}
      >
        {t(state === 'failed' ? 'exportFailed' : 'export')}
      </Button>
      {cut && (
        <Note tone="warning" alert>
          {cut}
        </Note>
      )}
    </>
  );
}
