import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { vars } from '#theme/vars';
import { media } from './media';
import { display, panel } from './styleParts';

const Root = styled('main', { name: 'MarqueeStatusPage', slot: 'Root' })({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'min(900px, 100vh)',
  padding: '40px 20px',
  textAlign: 'center',
  '&[data-inside]': { minHeight: 480 },
  '& .art': { position: 'relative' },
  '& .art::before': {
    content: '""',
    position: 'absolute',
    inset: -120,
    background: vars.gradient.heroGlow,
    opacity: 0.35,
  },
  '& .scene': {
    position: 'relative',
    display: 'block',
    width: 330,
    height: 240,
    filter: `drop-shadow(${vars.shadow.art})`,
  },
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
  '& .detail': { marginTop: 24 },
  '& .panel': {
    ...panel,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px 16px',
    padding: '12px 20px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& .left': { ...display(34, 44), color: vars.accent.text },
  '& .actions': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginTop: 28 },
  [media.phone]: {
    '& .art::before': { inset: '-90px -30px' },
    '& .scene': { width: 234, height: 170 },
    '& h1': display(25, 33),
    '& p': { fontSize: 14.5, lineHeight: '23px' },
  },
});

interface StatusPageProps {
  title: string;
  text: string;
  /** One of our scenes, a figure of its own, or an icon. */
  scene?: 'works' | 'region';
  figure?: ReactNode;
  icon?: ReactNode;
  /** Countdown or IP: `panel` frames what is in it, `left` is what is left of a time. */
  detail?: ReactNode;
  actions?: ReactNode;
  /** Stands between header and footer. */
  inside?: boolean;
}

/** One message that takes the whole page: maintenance, blocked region, not found. */
export function StatusPage({ title, text, scene, figure, icon, detail, actions, inside }: StatusPageProps) {
  return (
    <Root data-inside={inside || undefined}>
      <div className="art">
        {scene && <Scene name={scene} />}
        {figure}
        {icon && <span className="mark">{icon}</span>}
      </div>
      <h1>{title}</h1>
      <p>{text}</p>
      {detail && <div className="detail">{detail}</div>}
      {actions && <div className="actions">{actions}</div>}
    </Root>
  );
}

function Scene({ name }: { name: string }) {
  const address = (width: number, format: string) => `/art/scenes/${name}-${width}.${format}`;
  return (
    <picture>
      <source type="image/avif" srcSet={`${address(330, 'avif')}, ${address(660, 'avif')} 2x`} />
      <img className="scene" src={address(330, 'webp')} alt="" width={330} height={240} />
    </picture>
  );
}
