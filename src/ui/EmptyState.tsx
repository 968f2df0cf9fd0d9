import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { vars } from '#theme/vars';
import { display, panel } from './styleParts';

export const StatePanel = styled('section', { name: 'MarqueeState', slot: 'Root' })({
  ...panel,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 200,
  padding: '32px 24px',
  textAlign: 'center',
  '&[data-plain]': { background: 'none', border: 0, boxShadow: 'none' },
  '& > img': { width: 76, height: 76, objectFit: 'contain', marginBottom: 12 },
  '& > .mark': {
    display: 'grid',
    placeItems: 'center',
    width: 64,
    height: 64,
    marginBottom: 14,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.surface.overlay,
    color: vars.text.secondary,
  },
  '& .title': { ...display(17, 26), margin: 0, color: vars.text.primary, textWrap: 'balance' },
  '& p:not(.title)': { margin: '4px 0 0', maxWidth: 380, color: vars.text.secondary, textWrap: 'balance' },
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 10,
    marginTop: 16,
  },
  '& small': { marginTop: 14, color: vars.text.muted, fontSize: 12 },
});

interface EmptyStateProps {
  /** One fact: what is not there. */
  title: string;
  text?: string;
  /** A picture's address, or an icon. */
  picture?: string;
  icon?: ReactNode;
  /** One harmless thing to do. */
  action?: ReactNode;
  /** Without a panel, for a place that already has one. */
  plain?: boolean;
}

export function EmptyState({ title, text, picture, icon, action, plain }: EmptyStateProps) {
  return (
    <StatePanel data-plain={plain || undefined}>
      {picture && <img src={picture} alt="" width={76} height={76} />}
      {icon && <span className="mark">{icon}</span>}
      <p className="title">{title}</p>
      {text && <p>{text}</p>}
      {action && <div className="actions">{action}</div>}
    </StatePanel>
  );
}
