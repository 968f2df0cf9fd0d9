import { styled, useThemeProps } from '@mui/material/styles';
import { useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { duration, easing } from '#theme/motion';
import { vars } from '#theme/vars';
import { clampPercent } from '../data-display/clampPercent';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { forcedEdge } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const progressClasses = slotClasses('MarqueeProgress', ['root', 'bar']);

const filled = (style: object) => ({ [`& .${progressClasses.bar}`]: style });

const ProgressRoot = styled('div', {
  name: 'MarqueeProgress',
  slot: 'Root',
  overridesResolver: innerSlots(progressClasses),
})<{ ownerState: ProgressProps }>({
  height: 8,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.surface.selected,
  [`& .${progressClasses.bar}`]: {
    display: 'block',
    height: '100%',
    width: 0,
    borderRadius: 'inherit',
    backgroundColor: vars.primary.main,
    transition: `width ${duration.slow} ${easing.out}`,
  },
  ...forcedEdge,
  variants: [
    { props: { tone: 'success' }, style: filled({ backgroundColor: vars.success.main }) },
    { props: { tone: 'accent' }, style: filled({ background: vars.gradient.accent }) },
    { props: { tone: 'danger' }, style: filled({ backgroundColor: vars.danger.main }) },
    // After the tone styles, which it overrides.
    { props: {}, style: { '@media (forced-colors: active)': filled({ background: 'CanvasText' }) } },
  ],
});

interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Percentage; values below 0 show as 0, above 100 as 100 (VAL-03). */
  value: number;
  label: string;
  /** Accessible text instead of the percentage: "3 trên 5 nhiệm vụ". */
  valueText?: string;
  /** @default primary */
  tone?: 'primary' | 'success' | 'accent' | 'danger';
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeProgress: ProgressProps;
  }
}

export function Progress(given: ProgressProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeProgress' });
  const { value, label, valueText, tone = 'primary', className, ...rest } = props;
  const bar = useRef<HTMLElement>(null);
  const percent = clampPercent(value);
  useLayoutEffect(() => {
    bar.current?.style.setProperty('width', `${percent}%`);
  }, [percent]);
  return (
    <ProgressRoot
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      {...rest}
      className={withClass(progressClasses.root, className)}
      ownerState={{ ...props, tone }}
    >
      <i ref={bar} className={progressClasses.bar} />
    </ProgressRoot>
  );
}
