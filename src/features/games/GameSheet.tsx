import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Button } from '@/ui/actions/Button';
import { IconButton } from '@/ui/actions/IconButton';
import { HeartFillIcon, HeartIcon, PlayFillIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { Note } from '@/ui/feedback/Note';
import { Picture } from '@/ui/media/Picture';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { display, tabular } from '@/ui/styles/styleParts';
import type { GameFact } from './useGameFacts';

const Root = styled('div')({
  '& .game': {
    display: 'grid',
    gridTemplateColumns: '370px minmax(0, 1fr)',
    [media.phone]: { gridTemplateColumns: '106px minmax(0, 1fr)', gap: space(4.5, 4), padding: '4px 20px 0' },
  },
  // The cover stands in its own light.
  '& .stage': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    padding: 36,
    [media.phone]: { overflow: 'visible', padding: 0 },
  },
  '& .glow': {
    position: 'absolute',
    inset: -60,
    filter: 'blur(38px) saturate(1.1)',
    opacity: 0.75,
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    [media.phone]: { display: 'none' },
  },
  '& .cover': {
    position: 'relative',
    width: '100%',
    '& img': {
      display: 'block',
      width: '100%',
      height: 'auto',
      aspectRatio: '3 / 4',
      objectFit: 'cover',
      borderRadius: vars.radius.lg,
      boxShadow: vars.shadow.high,
    },
    [media.phone]: { '& img': { borderRadius: vars.radius.md } },
  },
  '& .side': {
    display: 'grid',
    alignContent: 'start',
    gap: space(4),
    minWidth: 0,
    padding: '36px',
    [media.phone]: { display: 'contents' },
  },
  '& .title': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    paddingRight: 44,
    '& h3': { ...display(24, 32), margin: 0, textWrap: 'balance' },
    '& p': { margin: space(0.5, 0, 0), color: vars.text.secondary },
    '& > div': { gridRow: '1 / 3', gridColumn: 2 },
    '& [aria-pressed=true]': { color: vars.danger.main },
    [media.tight]: { paddingRight: 0 },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& h3': display(20, 28),
      '& > div': { gridArea: 'auto', marginLeft: space(-2) },
    },
  },
  '& dl': {
    ...tabular,
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space(0.5),
    margin: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    backgroundColor: vars.line.subtle,
    boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
    '& > div': { padding: '10px 14px', backgroundColor: vars.surface.raised },
    // The last row has no hole.
    '& > div:last-of-type:nth-of-type(3n + 2)': { gridColumn: 'span 2' },
    '& > div:last-of-type:nth-of-type(3n + 1)': { gridColumn: 'span 3' },
    '& dt': { color: vars.text.muted, fontSize: textSize.meta, lineHeight: '18px' },
    '& dd': {
      margin: 0,
      fontSize: textSize.lead,
      fontWeight: 700,
      lineHeight: '24px',
      overflowWrap: 'anywhere',
    },
    [media.phone]: {
      gridColumn: '1 / -1',
      '& > div': { padding: '10px' },
      '& dd': { fontSize: textSize.body },
    },
  },
  '& .acts': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space(2.5),
    '&:has(> :nth-of-type(2))': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
    [media.phone]: { gridColumn: '1 / -1' },
  },
  '& .note': {
    margin: 0,
    color: vars.text.muted,
    fontSize: textSize.note,
    lineHeight: '18px',
    [media.phone]: { gridColumn: '1 / -1' },
  },
  '& .notice': { [media.phone]: { gridColumn: '1 / -1' } },
  '& .others': {
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
  /** What the return to player means, where one is given. */
  note: string | undefined;
  /** Why it cannot be played now. */
  closed: string | undefined;
  favourite: boolean;
  onFavourite: () => void;
  onPlay: (() => void) | undefined;
  onTry: (() => void) | undefined;
  others: ReactNode;
}

/** One game: its cover in its own light, its figures, and the ways into it. */
export function GameSheet(props: GameSheetProps) {
  const { name, lead, tag, cover, fallbackCover, facts, note, closed, favourite, others } = props;
  const { onFavourite, onPlay, onTry } = props;
  const { t } = useTranslation(['games', 'home']);
  const picture = { sources: cover, fallback: fallbackCover, alt: '', width: 330, height: 440, eager: true };
  return (
    <Root>
      <div className="game">
        <div className="stage">
          <div className="glow" aria-hidden>
            <Picture {...picture} />
          </div>
          <div className="cover">
            <Picture {...picture} />
          </div>
        </div>
        <div className="side">
          <div className="title">
            <h3>{name}</h3>
            <p>
              {lead} {tag && <StatusLabel tone="warning">{tag}</StatusLabel>}
            </p>
            <div>
              <IconButton
                label={t(favourite ? 'favouriteRemove' : 'favouriteAdd')}
                selected={favourite}
                onClick={onFavourite}
              >
                {favourite ? <HeartFillIcon fontSize={22} /> : <HeartIcon fontSize={22} />}
              </IconButton>
            </div>
          </div>
          <dl>
            {facts.map(({ id, name: label, value }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {closed && (
            <div className="notice">
              <Note tone="warning" title={t('home:maintenance')}>
                {closed}
              </Note>
            </div>
          )}
          {!closed && (onPlay ?? onTry) && (
            <div className="acts">
              {onPlay && (
                <Button
                  tone="accent"
                  size="large"
                  startIcon={<PlayFillIcon fontSize={16} />}
                  onClick={onPlay}
                >
                  {t('home:play')}
                </Button>
              )}
              {onTry && (
                <Button size="large" onClick={onTry}>
                  {t('home:tryOut')}
                </Button>
              )}
            </div>
          )}
          {note && <p className="note">{note}</p>}
        </div>
      </div>
      <div className="others">{others}</div>
    </Root>
  );
}
