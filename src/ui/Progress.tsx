import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { duration, easing } from '#theme/motion';
import { vars } from '#theme/vars';
import { clampPercent } from './clampPercent';

const Root = styled('div', { name: 'MarqueeProgress', slot: 'Root' })({
  height: 8,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.surface.selected,
  '& > i': {
    display: 'block',
    height: '100%',
    width: 0,
    borderRadius: 'inherit',
    backgroundColor: vars.primary.main,
    transition: `width ${duration.slow} ${easing.out}`,
  },
  '&[data-tone=success] > i': { backgroundColor: vars.success.main },
  '&[data-tone=accent] > i': { background: vars.gradient.accent },
  '&[data-tone=danger] > i': { backgroundColor: vars.danger.main },
  '@media (forced-colors: active)': {
    outline: '1px solid',
    outlineOffset: -1,
    '&& > i': { background: 'CanvasText' },
  },
});

interface ProgressProps {
  /** Per cent; anything below 0 shows as 0, above 100 as 100 (VAL-03). */
  value: number;
  label: string;
  /** Read out in place of the per cent: "3 trên 5 nhiệm vụ". */
  valueText?: string;
  tone?: 'primary' | 'success' | 'accent' | 'danger';
}

export function Progress({ value, label, valueText, tone = 'primary' }: ProgressProps) {
  const bar = useRef<HTMLElement>(null);
  const percent = clampPercent(value);
  useLayoutEffect(() => {
    bar.current?.style.setProperty('width', `${percent}%`);
  }, [percent]);
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      data-tone={tone}
    >
      <i ref={bar} />
    </Root>
  );
}
