import { Button } from './Button';
import { DownloadSimpleIcon } from './icons';

interface SaveTextButtonProps {
  children: string;
  /** Of the file. */
  name: string;
  text: string;
}

/** Saves a text as a file; it never leaves the page by another way. */
export function SaveTextButton({ children, name, text }: SaveTextButtonProps) {
  const save = () => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <Button size="small" onClick={save} start={<DownloadSimpleIcon fontSize={16} />}>
      {children}
    </Button>
  );
}
