import { useRef } from 'react';
import { proofImages } from '#contract/cashier';
import { IconButton } from '@/ui/actions/IconButton';
import { ImageIcon } from '@/ui/media/icons';

interface PictureButtonProps {
  label: string;
  disabled: boolean;
  onPick: (file: File) => void;
}

/** Opens the device's own dialog for one picture. */
export function PictureButton({ label, disabled, onPick }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={proofImages.types.join(',')}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same picture can be picked again.
          Object.assign(target, { value: '' });
          if (file) onPick(file);
        }}
      />
      <IconButton label={label} disabled={disabled} onClick={() => input.current?.click()}>
        <ImageIcon fontSize={22} />
      </IconButton>
    </>
  );
}
