import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { media } from '../styles/media';
import { display, panel } from '../styles/styleParts';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const statusPageClasses = slotClasses('MarqueeStatusPage', [
  'root',
  'art',
  'scene',
  'mark',
  'title',
  'text',
  'detail',
  'panel',
  'left',
  'actions',
]);

const StatusPageRoot = styled('main', {
  name: 'MarqueeStatusPage',
  slot: 'Root',
  overridesResolver: innerSlots(statusPageClasses),
})<{ ownerState: StatusPageProps }>({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 'min(900px, 100vh)',
  padding: '40px 20px',
  textAlign: 'center',
  [`& .${statusPageClasses.art}`]: { position: 'relative' },
  [`& .${statusPageClasses.art}::before`]: {
    content: '""',
    position: 'absolute',
    inset: -120,
    background: vars.gradient.heroGlow,
    opacity: 0.35,
  },
  [`& .${statusPageClasses.scene}`]: {
    position: 'relative',
    display: 'block',
    width: 330,
    height: 240,
    filter: `drop-shadow(${vars.shadow.art})`,
  },
  [`& .${statusPageClasses.mark}`]: {
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
  [`& .${statusPageClasses.title}`]: { ...display(38, 49), margin: space(5, 0, 0), textWrap: 'balance' },
  [`& .${statusPageClasses.text}`]: {
    margin: space(3, 0, 0),
    maxWidth: 560,
    fontSize: textSize.large,
    lineHeight: '26px',
    color: vars.text.secondary,
    textWrap: 'balance',
  },
  [`& .${statusPageClasses.detail}`]: { marginTop: space(6) },
  [`& .${statusPageClasses.panel}`]: {
    ...panel,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(2, 4),
    padding: '12px 20px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  [`& .${statusPageClasses.left}`]: { ...display(34, 44), color: vars.accent.text },
  [`& .${statusPageClasses.actions}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space(3),
    marginTop: space(7),
  },
  [media.phone]: {
    [`& .${statusPageClasses.art}::before`]: { inset: '-90px -30px' },
    [`& .${statusPageClasses.scene}`]: { width: 234, height: 170 },
    [`& .${statusPageClasses.title}`]: display(25, 33),
    [`& .${statusPageClasses.text}`]: { fontSize: textSize.body, lineHeight: '23px' },
  },
  variants: [
    // As high as the placeholder of a page, so that the footer does not move.
    { props: { inside: true }, style: { minHeight: '99vh', paddingBottom: 140 } },
  ],
});

interface StatusPageProps extends Omit<ComponentPropsWithRef<'main'>, 'title' | 'children'> {
  title: string;
  text: string;
  /** One of our pictures, a custom figure, or an icon. */
  scene?: 'works' | 'region';
  figure?: ReactNode;
  icon?: ReactNode;
  /**
   * Countdown or IP address: `panel` frames its content, `left` is for a remaining time (classes of
   * `statusPageClasses`).
   */
  detail?: ReactNode;
  actions?: ReactNode;
  /** Whether it is shown between header and footer. */
  inside?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeStatusPage: StatusPageProps;
  }
}

/** A full-page message: maintenance, blocked region, not found. */
export function StatusPage(given: StatusPageProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeStatusPage' });
  const { title, text, scene, figure, icon, detail, actions, inside, className, ...rest } = props;
  return (
    <StatusPageRoot {...rest} className={withClass(statusPageClasses.root, className)} ownerState={props}>
      <div className={statusPageClasses.art}>
        {scene && <Scene name={scene} />}
        {figure}
        {icon && <span className={statusPageClasses.mark}>{icon}</span>}
      </div>
      <h1 className={statusPageClasses.title}>{title}</h1>
      <p className={statusPageClasses.text}>{text}</p>
      {detail && <div className={statusPageClasses.detail}>{detail}</div>}
      {actions && <div className={statusPageClasses.actions}>{actions}</div>}
    </StatusPageRoot>
  );
}

function Scene({ name }: { name: string }) {
  const address = (width: number, format: string) => `/art/scenes/${name}-${width}.${format}`;
  return (
    <picture>
      <source type="image/avif" srcSet={`${address(330, 'avif')}, ${address(660, 'avif')} 2x`} />
      <img className={statusPageClasses.scene} src={address(330, 'webp')} alt="" width={330} height={240} />
    </picture>
  );
}
