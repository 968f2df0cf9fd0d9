import MuiTooltip, { type TooltipProps as MuiTooltipProps } from '@mui/material/Tooltip';

interface TooltipProps extends Omit<MuiTooltipProps, 'title'> {
  /** Says more than the label of what it is on; never the only place where something is said. */
  text: string;
}

export const Tooltip = ({ text, ...rest }: TooltipProps) => (
  <MuiTooltip arrow describeChild enterTouchDelay={300} {...rest} title={text} />
);
