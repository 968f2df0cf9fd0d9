import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const rewardGridClasses = slotClasses('MarqueeRewardGrid', ['root']);

const Root = styled('ul', { name: 'MarqueeRewardGrid', slot: 'Root' })<{ ownerState: RewardGridProps }>({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(380px, 100%), 1fr))',
  gap: space(3),
  margin: 0,
  padding: 0,
});

type RewardGridProps = ComponentPropsWithRef<'ul'>;

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeRewardGrid: RewardGridProps;
  }
}

/** Reward cards side by side where there is room. */
export function RewardGrid(given: RewardGridProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeRewardGrid' });
  return (
    <Root {...props} className={withClass(rewardGridClasses.root, props.className)} ownerState={props} />
  );
}
