import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { DownloadSimpleIcon } from '@/ui/icons';
import { saveText } from '@/ui/saveText';

interface ExportButtonProps {
  /** Of the file, without its end. */
  name: string;
  /** Writes the file; rejects where it cannot be had. */
  make: () => Promise<string>;
  disabled: boolean;
}

/** Saves a whole record as a file, however many pages it has. */
export function ExportButton({ name, make, disabled }: ExportButtonProps) {
  const { t } = useTranslation('records');
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const save = async () => {
    setState('busy');
    try {
      saveText(`${name}.csv`, await make(), 'text/csv');
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <Button
      disabled={disabled}
      busy={state === 'busy'}
      start={<DownloadSimpleIcon fontSize={18} />}
      onClick={() => void save()}
    >
      {t(state === 'failed' ? 'exportFailed' : 'export')}
    </Button>
  );
}
