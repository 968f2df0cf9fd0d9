import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/Button';
import { DownloadSimpleIcon } from '@/ui/media/icons';
import { Note } from '@/ui/feedback/Note';
import { saveText } from '@/ui/actions/saveText';
import type { RecordFile } from './recordFile';

interface ExportButtonProps {
  /** Of the file, without its end. */
  name: string;
  /** Writes the file; rejects where it cannot be had. */
  make: () => Promise<RecordFile>;
  disabled: boolean;
}

/** Saves a whole record as a file, page after page; one that is too long for a file is cut, and says so. */
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
