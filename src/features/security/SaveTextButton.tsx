import { Button, type ButtonProps } from '../../ui/actions/Button';
import { DownloadSimpleIcon } from '../../ui/media/icons';
import { saveText } from '../../ui/actions/saveText';

interface SaveTextButtonProps extends Omit<ButtonProps, 'name' | 'onClick' | 'startIcon'> {
  /** File name. */
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
