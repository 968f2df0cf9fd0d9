import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { hidden, tabular } from './styleParts';

const Root = styled('span', { name: 'MarqueeBadge', slot: 'Root' })({
  ...tabular,
  display: 'inline-block',
  minWidth: 16,
  height: 16,
  padding: '0 4px',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.danger.solid,
  color: vars.text.onDanger,
  fontSize: 10,
  lineHeight: '16px',
  fontWeight: 600,
  textAlign: 'center',
  '& small': hidden,
  '&[data-corner]': { position: 'absolute', top: 3, right: 2 },
});

interface BadgeProps {
  count: number;
  /** Read out instead of the bare number: "3 thông báo chưa đọc". */
  label: string;
  /** Lies on the upper right corner of its parent. */
  corner?: boolean;
}

/** How many wait; nothing at all when none do, "99+" above that. */
export function Badge({ count, label, corner }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <Root data-corner={corner || undefined}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <small>{label}</small>
    </Root>
  );
}
