import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './Button';
import { CheckIcon, CopyIcon } from '../media/icons';

/** Milliseconds for which the button confirms the copy. */
const stay = 2000;

interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'onClick' | 'startIcon'> {
  text: string;
  labels: { copy: string; copied: string; failed: string };
}

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, labels, ...rest }: CopyButtonProps) {
  const [state, setState] = useState<keyof CopyButtonProps['labels']>('copy');
  useEffect(() => {
    if (state === 'copy') return undefined;
    const timer = setTimeout(() => setState('copy'), stay);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <Button
      size="small"
      {...rest}
      onClick={() => void copy()}
      startIcon={state === 'copied' ? <CheckIcon fontSize={16} /> : <CopyIcon fontSize={16} />}
    >
      <span aria-live="polite">{labels[state]}</span>
    </Button>
  );
}
