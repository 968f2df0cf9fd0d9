import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { hidden, tabular } from '../styles/styleParts';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const badgeClasses = slotClasses('MarqueeBadge', ['root', 'count', 'label']);

const BadgeRoot = styled('span', {
  name: 'MarqueeBadge',
  slot: 'Root',
  overridesResolver: innerSlots(badgeClasses),
})<{ ownerState: BadgeProps }>({
  ...tabular,
  display: 'inline-block',
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.danger.solid,
  color: vars.text.onDanger,
  fontSize: textSize.mark,
  lineHeight: '16px',
  fontWeight: 600,
  textAlign: 'center',
  [`& .${badgeClasses.label}`]: hidden,
  variants: [{ props: { corner: true }, style: { position: 'absolute', top: 3, right: 2 } }],
});

interface BadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  count: number;
  /** Accessible text instead of the bare number: "3 thông báo chưa đọc". */
  label: string;
  /** Positions the badge at the upper right corner of its parent. */
  corner?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeBadge: BadgeProps;
  }
}

/** A count: hidden at zero, "99+" above 99. */
export function Badge(given: BadgeProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeBadge' });
  const { count, label, corner, className, ...rest } = props;
  if (count <= 0) return null;
  return (
    <BadgeRoot {...rest} className={withClass(badgeClasses.root, className)} ownerState={props}>
      <span className={badgeClasses.count} aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
      <small className={badgeClasses.label}>{label}</small>
    </BadgeRoot>
  );
}
