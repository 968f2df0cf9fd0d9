import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Button, buttonClasses } from '@/ui/actions/Button';
import { IconButton } from '@/ui/actions/IconButton';
import { HeartFillIcon, HeartIcon, PlayFillIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { Note } from '@/ui/feedback/Note';
import { Picture } from '@/ui/media/Picture';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { display, tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { GameFact } from './useGameFacts';

const slot = ownClasses('GameSheet', [
  'game',
  'stage',
  'glow',
  'cover',
  'side',
  'title',
  'subtitle',
  'text',
  'group',
  'like',
  'heart',
  'facts',
  'term',
  'value',
  'acts',
  'note',
  'notice',
  'others',
  'picture',
]);

const Root = styled('div')({
  [`& .${slot.game}`]: {
    display: 'grid',
    gridTemplateColumns: '370px minmax(0, 1fr)',
    [media.phone]: { gridTemplateColumns: '106px minmax(0, 1fr)', gap: space(4.5, 4), padding: '4px 20px 0' },
  },
  // The cover has a background in its own colours.
  [`& .${slot.stage}`]: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    padding: 36,
    [media.phone]: { overflow: 'visible', padding: 0 },
  },
  [`& .${slot.glow}`]: {
    position: 'absolute',
    inset: -60,
    filter: 'blur(38px) saturate(1.1)',
    opacity: 0.75,
    [`& .${slot.picture}`]: { width: '100%', height: '100%', objectFit: 'cover' },
    [media.phone]: { display: 'none' },
  },
  [`& .${slot.cover}`]: {
    position: 'relative',
    width: '100%',
    [`& .${slot.picture}`]: {
      display: 'block',
      width: '100%',
      height: 'auto',
      aspectRatio: '3 / 4',
      objectFit: 'cover',
      borderRadius: vars.radius.lg,
      boxShadow: vars.shadow.high,
    },
    [media.phone]: { [`& .${slot.picture}`]: { borderRadius: vars.radius.md } },
  },
  [`& .${slot.side}`]: {
    display: 'grid',
    alignContent: 'start',
    gap: space(4),
    minWidth: 0,
    padding: '36px',
    [media.phone]: { display: 'contents' },
  },
  [`& .${slot.title}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    paddingRight: 44,
    [`& .${slot.subtitle}`]: { ...display(24, 32), margin: 0, textWrap: 'balance' },
    [`& .${slot.text}`]: { margin: space(0.5, 0, 0), color: vars.text.secondary },
    [`& > .${slot.like}`]: { gridRow: '1 / 3', gridColumn: 2 },
    [`& .${slot.heart}[aria-pressed=true]`]: { color: vars.danger.main },
    [media.tight]: { paddingRight: 0 },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      [`& .${slot.subtitle}`]: display(20, 28),
      [`& > .${slot.like}`]: { gridArea: 'auto', marginLeft: space(-2) },
    },
  },
  [`& .${slot.facts}`]: {
    ...tabular,
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space(0.5),
    margin: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    backgroundColor: vars.line.subtle,
    boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
    [`& > .${slot.group}`]: { padding: '10px 14px', backgroundColor: vars.surface.raised },
    // The last row has no gap.
    [`& > .${slot.group}:last-of-type:nth-of-type(3n + 2)`]: { gridColumn: 'span 2' },
    [`& > .${slot.group}:last-of-type:nth-of-type(3n + 1)`]: { gridColumn: 'span 3' },
    [`& .${slot.term}`]: { color: vars.text.muted, fontSize: textSize.meta, lineHeight: '18px' },
    [`& .${slot.value}`]: {
      margin: 0,
      fontSize: textSize.lead,
      fontWeight: 700,
      lineHeight: '24px',
      overflowWrap: 'anywhere',
    },
    [media.phone]: {
      gridColumn: '1 / -1',
      [`& > .${slot.group}`]: { padding: '10px' },
      [`& .${slot.value}`]: { fontSize: textSize.body },
    },
  },
  [`& .${slot.acts}`]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space(2.5),
    '&:has(> :nth-of-type(2))': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    [media.phone]: { gridColumn: '1 / -1', [`& > .${buttonClasses.root}`]: { paddingInline: 10 } },
  },
  [`& .${slot.note}`]: {
    margin: 0,
    color: vars.text.muted,
    fontSize: textSize.note,
    lineHeight: '18px',
    [media.phone]: { gridColumn: '1 / -1' },
  },
  [`& .${slot.notice}`]: { [media.phone]: { gridColumn: '1 / -1' } },
  [`& .${slot.others}`]: {
    padding: '4px 36px 32px',
    borderTop: `1px solid ${vars.line.subtle}`,
    backgroundColor: vars.surface.base,
    '&:empty': { display: 'none' },
    [media.phone]: { marginTop: space(5), padding: '4px 20px 28px' },
  },
});

interface GameSheetProps {
  name: string;
  /** "Lumen, Slots" */
  lead: string;
  cover: readonly string[];
  fallbackCover: string;
  /** "Nổ hũ" */
  tag: string | undefined;
  facts: readonly GameFact[];
  /** Explains the return to player, if one is given. */
  note: string | undefined;
  /** Why the game cannot be played now. */
  closed: string | undefined;
  favourite: boolean;
  onFavourite: () => void;
  onPlay: (() => void) | undefined;
  onTry: (() => void) | undefined;
  others: ReactNode;
}

/** One game: its cover, its figures, and the buttons that open it. */
export function GameSheet(props: GameSheetProps) {
  const { name, lead, tag, cover, fallbackCover, facts, note, closed, favourite, others } = props;
  const { onFavourite, onPlay, onTry } = props;
  const { t } = useTranslation(['games', 'home']);
  const picture = { sources: cover, fallback: fallbackCover, alt: '', width: 330, height: 440, eager: true };
  return (
    <Root>
      <div className={slot.game}>
        <div className={slot.stage}>
          <div className={slot.glow} aria-hidden>
            <Picture className={slot.picture} {...picture} />
          </div>
          <div className={slot.cover}>
            <Picture className={slot.picture} {...picture} />
          </div>
        </div>
        <div className={slot.side}>
          <div className={slot.title}>
            <h3 className={slot.subtitle}>{name}</h3>
            <p className={slot.text}>
              {lead} {tag && <StatusLabel tone="warning">{tag}</StatusLabel>}
            </p>
            <div className={slot.like}>
              <IconButton
                className={slot.heart}
                label={t(favourite ? 'favouriteRemove' : 'favouriteAdd')}
                selected={favourite}
                onClick={onFavourite}
              >
                {favourite ? <HeartFillIcon fontSize={22} /> : <HeartIcon fontSize={22} />}
              </IconButton>
            </div>
          </div>
          <dl className={slot.facts}>
            {facts.map(({ id, name: label, value }) => (
              <div className={slot.group} key={id}>
                <dt className={slot.term}>{label}</dt>
                <dd className={slot.value}>{value}</dd>
              </div>
            ))}
          </dl>
          {closed && (
            <div className={slot.notice}>
              <Note tone="warning" title={t('home:maintenance')}>
                {closed}
              </Note>
            </div>
          )}
          {!closed && (onPlay ?? onTry) && (
            <div className={slot.acts}>
              {onPlay && (
                <Button
                  tone="accent"
                  size="large"
                  fullWidth
                  startIcon={<PlayFillIcon fontSize={16} />}
                  onClick={onPlay}
                >
                  {t('home:play')}
                </Button>
              )}
              {onTry && (
                <Button size="large" fullWidth onClick={onTry}>
                  {t('home:tryOut')}
                </Button>
              )}
            </div>
          )}
          {note && <p className={`${slot.text} ${slot.note}`}>{note}</p>}
        </div>
      </div>
      <div className={slot.others}>{others}</div>
    </Root>
  );
}
