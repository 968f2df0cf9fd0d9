import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { Field, type FieldProps } from './Field';
import { IconButton } from './IconButton';
import { ArrowsClockwiseIcon, ImageBrokenIcon, ShieldCheckIcon } from './icons';

const Picture = styled('span', { name: 'MarqueeCaptchaField', slot: 'Picture' })({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 112,
  height: 36,
  overflow: 'hidden',
  borderRadius: vars.radius.xs,
  backgroundColor: vars.surface.selected,
  color: vars.text.muted,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

interface CaptchaFieldProps extends Omit<FieldProps, 'start' | 'end' | 'type' | 'rows'> {
  /** Address of the picture; its place is kept until it comes. */
  image: string | undefined;
  failed: boolean;
  imageLabel: string;
  renewLabel: string;
  onRenew: () => void;
}

/** Letters to be read off a picture, with another picture for those who cannot read this one. */
export function CaptchaField({
  image,
  failed,
  imageLabel,
  renewLabel,
  onRenew,
  ...field
}: CaptchaFieldProps) {
  return (
    <Field
      {...field}
      autoComplete="off"
      start={<ShieldCheckIcon fontSize={20} />}
      end={
        <>
          <Picture>
            {image ? (
              <img src={image} alt={imageLabel} width={112} height={36} />
            ) : (
              failed && <ImageBrokenIcon fontSize={20} />
            )}
          </Picture>
          <IconButton label={renewLabel} onClick={onRenew}>
            <ArrowsClockwiseIcon fontSize={20} />
          </IconButton>
        </>
      }
    />
  );
}
