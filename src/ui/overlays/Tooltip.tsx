import MuiTooltip, { type TooltipProps as MuiTooltipProps } from '@mui/material/Tooltip';

interface TooltipProps extends Omit<MuiTooltipProps, 'title'> {
  /** Additional information; it must also be available elsewhere. */
  text: string;
}

export const Tooltip = ({ text, ...rest }: TooltipProps) => (
  <MuiTooltip arrow describeChild enterTouchDelay={300} {...rest} title={text} />
);
