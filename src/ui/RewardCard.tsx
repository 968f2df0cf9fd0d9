import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { media } from './media';
import { display, panel, tabular } from './styleParts';

const Root = styled('li', { name: 'MarqueeRewardCard', slot: 'Root' })({
  ...panel,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[4]}`,
  minWidth: 0,
  minHeight: 84,
  padding: `${space[3]} ${space[4]}`,
  listStyle: 'none',
  '& > i': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 46,
    height: 46,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.selected,
    color: vars.accent.text,
  },
  // Beside the words only where these keep a readable line; else the sum stands below, over the whole card.
  '& > .words': { flex: '1000 1 260px', minWidth: 0 },
  '& b': { display: 'block', fontSize: 14, lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  '& p': { margin: 0, fontSize: 14, lineHeight: '20px' },
  '& small': { display: 'block', fontSize: 12.5, lineHeight: '18px', color: vars.text.secondary },
  '& .bar': {
    display: 'grid',
    gap: space[1],
    marginTop: space[2],
    '& > [role=progressbar]': { marginBottom: space[1] },
    // Its words stand in line with the others.
    '& > button': { justifySelf: 'start', paddingInline: 0 },
  },
  '& .sum': { ...display(16, 24), ...tabular, color: vars.accent.text, whiteSpace: 'nowrap' },
  '& .end': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    flex: '1 0 auto',
  },
  [media.phone]: { alignItems: 'flex-start', '& .end': { width: '100%' } },
});

/** Cards beside each other where there is room. */
export const RewardGrid = styled('ul', { name: 'MarqueeRewardCard', slot: 'Grid' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(380px, 100%), 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
});

interface RewardCardProps {
  icon: ReactNode;
  title: string;
  /** What it comes with: the wagering and the day until which it is good. */
  text: string;
  amount: string;
  /** What of it is kept, and until when; said in the size of the title. */
  terms?: string | undefined;
  /** How far it has come. */
  progress?: ReactNode;
  /** What can be done, or the state it is in. */
  end?: ReactNode;
}

/** One thing that can be had, with its conditions beside its sum (glossary §1). */
export function RewardCard({ icon, title, text, amount, terms, progress, end }: RewardCardProps) {
  return (
    <Root>
      <i aria-hidden>{icon}</i>
      <div className="words">
        <b>{title}</b>
        {terms && <p>{terms}</p>}
        <small>{text}</small>
        {progress && <div className="bar">{progress}</div>}
      </div>
      <div className="end">
        <span className="sum">{amount}</span>
        {end}
      </div>
    </Root>
  );
}
