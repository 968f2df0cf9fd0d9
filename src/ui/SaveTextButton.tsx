import { Button } from './Button';
import { DownloadSimpleIcon } from './icons';
import { saveText } from './saveText';

interface SaveTextButtonProps {
  children: string;
  /** Of the file. */
  name: string;
  text: string;
}

/** Saves a text as a file. */
export function SaveTextButton({ children, name, text }: SaveTextButtonProps) {
  return (
    <Button
      size="small"
      onClick={() => saveText(name, text)}
      startIcon={<DownloadSimpleIcon fontSize={16} />}
    >
      {children}
    </Button>
  );
}
