import { keyframes } from '@emotion/react';
import { styled, useThemeProps } from '@mui/material/styles';
import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { duration } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { IconButton } from '../../ui/actions/IconButton';
import { ArrowsClockwiseIcon, EyeIcon, EyeSlashIcon } from '../../ui/media/icons';
import { innerSlots } from '../../ui/styles/innerSlots';
import { LiveText } from '../../ui/typography/LiveText';
import { media } from '../../ui/styles/media';
import { slotClasses } from '../../ui/styles/slotClasses';
import { tabular } from '../../ui/styles/styleParts';
import { withClass } from '../../ui/styles/withClass';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const balanceClasses = slotClasses('MarqueeBalance', [
  'root',
  'label',
  'amount',
  'eye',
  'refresh',
  'arrows',
  'action',
  'actionIcon',
]);

const Root = styled('div', {
  name: 'MarqueeBalance',
  slot: 'Root',
  overridesResolver: innerSlots(balanceClasses),
})<{ ownerState: BalanceProps }>({
  display: 'flex',
  alignItems: 'center',
  gap: space(0.5),
  height: 44,
  paddingLeft: 14,
  borderRadius: vars.radius.md,
  backgroundColor: vars.surface.field,
  boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
  [`& .${balanceClasses.label}`]: {
    display: 'block',
    fontSize: textSize.tiny,
    lineHeight: '14px',
    color: vars.text.muted,
  },
  [`& .${balanceClasses.amount}`]: {
    ...tabular,
    display: 'block',
    minWidth: 84,
    fontSize: textSize.lead,
    lineHeight: '19px',
    fontWeight: 600,
    color: vars.accent.text,
    whiteSpace: 'nowrap',
  },
  [`&[aria-busy=true] .${balanceClasses.arrows}`]: {
    animation: `${turn} ${duration.shimmer} linear infinite`,
  },
  [`& .${balanceClasses.action}`]: { display: 'contents' },
  [media.compact]: { [`& .${balanceClasses.eye}`]: { display: 'none' } },
  [media.phone]: {
    height: 38,
    paddingLeft: 10,
    [`& .${balanceClasses.amount}`]: { minWidth: 0, fontSize: textSize.body },
    // On a phone the bottom bar has the deposit button.
    [`& .${balanceClasses.action}`]: { display: 'none' },
  },
  // The balance refreshes by itself, and the wallet page has a refresh button.
  [media.small]: { paddingRight: 10, [`& .${balanceClasses.refresh}`]: { display: 'none' } },
  [media.smallTablet]: {
    gap: space(3),
    [`& .${balanceClasses.refresh}, & .${balanceClasses.actionIcon}`]: { display: 'none' },
  },
});

interface BalanceProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onToggle'> {
  label: string;
  /** The formatted amount: "2.400.000 ₫". Undefined until it has loaded. */
  amount?: string;
  /** Whether to show dots instead of the amount. */
  masked: boolean;
  /** Whether the amount is being fetched again. */
  loading?: boolean;
  labels: { refresh: string; refreshed: string; show: string; hide: string };
  onRefresh: () => void;
  onToggle: () => void;
  /** The deposit button at the end. A picture in it with the class `actionIcon` is hidden if there is little room. */
  action?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeBalance: BalanceProps;
  }
}

export function Balance(given: BalanceProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeBalance' });
  const { label, amount, masked, loading, labels, onRefresh, onToggle, action, className, ...rest } = props;
  const [asked, setAsked] = useState(false);
  const written = masked ? undefined : amount;
  const refresh = () => {
    setAsked(true);
    onRefresh();
  };
  return (
    <Root
      {...rest}
      className={withClass(balanceClasses.root, className)}
      ownerState={props}
      aria-busy={loading || undefined}
    >
      <span>
        <small className={balanceClasses.label}>{label}</small>
        <b className={balanceClasses.amount}>{written ?? '••••••'}</b>
      </span>
      <span className={balanceClasses.eye}>
        <IconButton label={masked ? labels.show : labels.hide} onClick={onToggle}>
          {masked ? <EyeSlashIcon fontSize={18} /> : <EyeIcon fontSize={18} />}
        </IconButton>
      </span>
      <span className={balanceClasses.refresh}>
        <IconButton label={labels.refresh} onClick={refresh} loading={loading}>
          <ArrowsClockwiseIcon className={balanceClasses.arrows} fontSize={18} />
        </IconButton>
      </span>
      <LiveText>{asked && !loading ? `${labels.refreshed} ${written ?? ''}` : ''}</LiveText>
      {action && <span className={balanceClasses.action}>{action}</span>}
    </Root>
  );
}
