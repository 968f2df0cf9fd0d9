import MuiTooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';

interface TooltipProps {
  /** Says more than the label of what it is on; never the only place where something is said. */
  text: string;
  children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <MuiTooltip title={text} arrow describeChild enterTouchDelay={300}>
      {children}
    </MuiTooltip>
  );
}
