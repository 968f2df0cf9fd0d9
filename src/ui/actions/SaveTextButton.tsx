import { Button, type ButtonProps } from './Button';
import { DownloadSimpleIcon } from '../media/icons';
import { saveText } from './saveText';

interface SaveTextButtonProps extends Omit<ButtonProps, 'name' | 'onClick' | 'startIcon'> {
  /** Of the file. */
  name: string;
  text: string;
}

/** Saves a text as a file. */
export function SaveTextButton({ name, text, ...rest }: SaveTextButtonProps) {
  return (
    <Button
      size="small"
      {...rest}
      onClick={() => saveText(name, text)}
      startIcon={<DownloadSimpleIcon fontSize={16} />}
    />
  );
}
