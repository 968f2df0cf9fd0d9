import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { display, panel, tabular } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const rewardCardClasses = slotClasses('MarqueeRewardCard', [
  'root',
  'icon',
  'words',
  'title',
  'terms',
  'text',
  'progress',
  'end',
  'amount',
]);

const slot = rewardCardClasses;

const Root = styled('li', {
  name: 'MarqueeRewardCard',
  slot: 'Root',
  overridesResolver: innerSlots(rewardCardClasses),
})<{ ownerState: RewardCardProps }>({
  ...panel,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space(3)} ${space(4)}`,
  minWidth: 0,
  minHeight: 84,
  padding: `${space(3)} ${space(4)}`,
  listStyle: 'none',
  [`& .${slot.icon}`]: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 46,
    height: 46,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.selected,
    color: vars.accent.text,
  },
  // The amount is beside the text only if the text keeps a readable width; otherwise it spans the card below.
  [`& .${slot.words}`]: { flex: '1000 1 260px', minWidth: 0 },
  [`& .${slot.title}`]: {
    display: 'block',
    fontSize: textSize.body,
    lineHeight: '20px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  [`& .${slot.terms}`]: { margin: 0, fontSize: textSize.body, lineHeight: '20px' },
  [`& .${slot.text}`]: {
    display: 'block',
    fontSize: textSize.note,
    lineHeight: '18px',
    color: vars.text.secondary,
  },
  [`& .${slot.progress}`]: { display: 'grid', gap: space(1), marginTop: space(2) },
  [`& .${slot.amount}`]: { ...display(16, 24), ...tabular, color: vars.accent.text, whiteSpace: 'nowrap' },
  [`& .${slot.end}`]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(3),
    flex: '1 0 auto',
  },
  [media.phone]: { alignItems: 'flex-start', [`& .${slot.end}`]: { width: '100%' } },
});

interface RewardCardProps extends Omit<ComponentPropsWithRef<'li'>, 'children' | 'title'> {
  icon: ReactNode;
  title: string;
  /** The conditions: wagering and expiry. */
  text: string;
  amount: string;
  /** The bound amount and until when, in the size of the title. */
  terms?: string | undefined;
  /** Progress of the reward. */
  progress?: ReactNode;
  /** The action to offer, or the state. */
  action?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeRewardCard: RewardCardProps;
  }
}

/** A reward with its conditions beside its amount (glossary §1). */
export function RewardCard(given: RewardCardProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeRewardCard' });
  const { icon, title, text, amount, terms, progress, action, className, ...rest } = props;
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={props}>
      <i className={slot.icon} aria-hidden>
        {icon}
      </i>
      <div className={slot.words}>
        <b className={slot.title}>{title}</b>
        {terms && <p className={slot.terms}>{terms}</p>}
        <small className={slot.text}>{text}</small>
        {progress && <div className={slot.progress}>{progress}</div>}
      </div>
      <div className={slot.end}>
        <span className={slot.amount}>{amount}</span>
        {action}
      </div>
    </Root>
  );
}
