import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { duration } from '#theme/motion';
import { vars } from '#theme/vars';
import { IconButton } from './IconButton';
import { ArrowsClockwiseIcon, EyeIcon, EyeSlashIcon } from './icons';
import { LiveText } from './LiveText';
import { media } from './media';
import { tabular } from './styleParts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Root = styled('div', { name: 'MarqueeBalance', slot: 'Root' })({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: 44,
  paddingLeft: 14,
  borderRadius: vars.radius.md,
  backgroundColor: vars.surface.field,
  boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
  '& small': { display: 'block', fontSize: 11, lineHeight: '14px', color: vars.text.muted },
  '& b': {
    ...tabular,
    display: 'block',
    minWidth: 84,
    fontSize: 15,
    lineHeight: '19px',
    fontWeight: 600,
    color: vars.accent.text,
    whiteSpace: 'nowrap',
  },
  '&[aria-busy=true] .refresh svg': { animation: `${turn} ${duration.shimmer} linear infinite` },
  '& > .end': { display: 'contents' },
  [media.compact]: { '& > .eye': { display: 'none' } },
  [media.phone]: {
    height: 38,
    paddingLeft: 10,
    '& b': { minWidth: 0, fontSize: 14 },
    // The foot of a phone has the deposit.
    '& > .end': { display: 'none' },
  },
  // The balance follows by itself; the wallet has a button of its own.
  [media.small]: { paddingRight: 10, '& .refresh': { display: 'none' } },
  [media.smallTablet]: { gap: 12, '& .refresh, & .end svg': { display: 'none' } },
});

interface BalanceProps {
  label: string;
  /** Written out with its currency: "2.400.000 ₫". Absent while it has never been fetched. */
  amount?: string;
  hidden: boolean;
  busy?: boolean;
  labels: { refresh: string; refreshed: string; show: string; hide: string };
  onRefresh: () => void;
  onToggle: () => void;
  /** The deposit button, flush with the end. */
  end?: ReactNode;
}

export function Balance({ label, amount, hidden, busy, labels, onRefresh, onToggle, end }: BalanceProps) {
  const [asked, setAsked] = useState(false);
  const written = hidden ? undefined : amount;
  const refresh = () => {
    setAsked(true);
    onRefresh();
  };
  return (
    <Root aria-busy={busy || undefined}>
      <span>
        <small>{label}</small>
        <b>{written ?? '••••••'}</b>
      </span>
      <span className="eye">
        <IconButton label={hidden ? labels.show : labels.hide} onClick={onToggle}>
          {hidden ? <EyeSlashIcon fontSize={18} /> : <EyeIcon fontSize={18} />}
        </IconButton>
      </span>
      <span className="refresh">
        <IconButton label={labels.refresh} onClick={refresh} loading={busy}>
          <ArrowsClockwiseIcon fontSize={18} />
        </IconButton>
      </span>
      <LiveText>{asked && !busy ? `${labels.refreshed} ${written ?? ''}` : ''}</LiveText>
      {end && <span className="end">{end}</span>}
    </Root>
  );
}
