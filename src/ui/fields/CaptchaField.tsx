import { styled, useThemeProps } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { Field, type FieldProps } from './Field';
import { IconButton } from '../actions/IconButton';
import { ArrowsClockwiseIcon, ImageBrokenIcon, ShieldCheckIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const captchaFieldClasses = slotClasses('MarqueeCaptchaField', ['root', 'picture', 'image']);
const { root, picture, image: imageClass } = captchaFieldClasses;

const CaptchaFieldRoot = styled(Field, {
  name: 'MarqueeCaptchaField',
  slot: 'Root',
  overridesResolver: innerSlots(captchaFieldClasses),
})<{ ownerState: CaptchaFieldProps }>({
  [`& .${picture}`]: {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 112,
    height: 36,
    overflow: 'hidden',
    borderRadius: vars.radius.xs,
    backgroundColor: vars.surface.selected,
    color: vars.text.muted,
  },
  [`& .${imageClass}`]: { width: '100%', height: '100%', objectFit: 'cover' },
});

interface CaptchaFieldProps extends Omit<FieldProps, 'startAdornment' | 'endAdornment' | 'type' | 'rows'> {
  /** Address of the picture; its space is reserved while it loads. */
  image: string | undefined;
  failed: boolean;
  imageLabel: string;
  renewLabel: string;
  onRenew: () => void;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeCaptchaField: CaptchaFieldProps;
  }
}

/** Input for the letters of a captcha picture, with a button for another picture. */
export function CaptchaField(given: CaptchaFieldProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeCaptchaField' });
  const { image, failed, imageLabel, renewLabel, onRenew, className, ...field } = props;
  return (
    <CaptchaFieldRoot
      {...field}
      className={withClass(root, className)}
      ownerState={props}
      autoComplete="off"
      startAdornment={<ShieldCheckIcon fontSize={20} />}
      endAdornment={
        <>
          <span className={picture}>
            {image ? (
              <img className={imageClass} src={image} alt={imageLabel} width={112} height={36} />
            ) : (
              failed && <ImageBrokenIcon fontSize={20} />
            )}
          </span>
          <IconButton label={renewLabel} onClick={onRenew}>
            <ArrowsClockwiseIcon fontSize={20} />
          </IconButton>
        </>
      }
    />
  );
}
