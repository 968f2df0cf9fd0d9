import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { vars } from '#theme/vars';
import { media } from './media';
import { display } from './styleParts';

const Root = styled('main', { name: 'MarqueeStatusPage', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'min(900px, 100vh)',
  padding: '40px 20px',
  textAlign: 'center',
  '&[data-inside]': { minHeight: 480 },
  '& .art': { position: 'relative', width: 330, maxWidth: '80vw' },
  '& .art::before': {
    content: '""',
    position: 'absolute',
    inset: -90,
    background: vars.gradient.heroGlow,
    opacity: 0.35,
  },
  '& .art img': { position: 'relative', display: 'block', width: '100%', height: 240, objectFit: 'contain' },
  '& .mark': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 120,
    height: 120,
    margin: '0 auto',
    borderRadius: vars.radius.pill,
    backgroundColor: vars.surface.raised,
    color: vars.primary.text,
    boxShadow: vars.shadow.mid,
  },
  '& h1': { ...display(38, 49), margin: '20px 0 0', textWrap: 'balance' },
  '& p': {
    margin: '12px 0 0',
    maxWidth: 560,
    fontSize: 16,
    lineHeight: '26px',
    color: vars.text.secondary,
    textWrap: 'balance',
  },
  '& .detail': { margin: '26px 0 0' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginTop: 28 },
  [media.phone]: {
    '& .art': { width: 230 },
    '& .art img': { height: 170 },
    '& h1': display(25, 33),
    '& p': { fontSize: 14.5, lineHeight: '23px' },
  },
});

interface StatusPageProps {
  title: string;
  text: string;
  /** Address of a picture, or an icon. */
  picture?: string;
  icon?: ReactNode;
  /** Countdown, IP, or a search. */
  detail?: ReactNode;
  actions?: ReactNode;
  /** Stands between header and footer. */
  inside?: boolean;
}

/** One message that takes the whole page: maintenance, blocked region, not found. */
export function StatusPage({ title, text, picture, icon, detail, actions, inside }: StatusPageProps) {
  return (
    <Root data-inside={inside || undefined}>
      <div className="art">
        {picture ? (
          <img src={picture} alt="" width={330} height={240} />
        ) : (
          <span className="mark">{icon}</span>
        )}
      </div>
      <h1>{title}</h1>
      <p>{text}</p>
      {detail && <div className="detail">{detail}</div>}
      {actions && <div className="actions">{actions}</div>}
    </Root>
  );
}
