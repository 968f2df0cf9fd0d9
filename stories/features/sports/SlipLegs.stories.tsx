import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { SlipLegs } from '@/features/sports/SlipLegs';
import { useMatchWords } from '@/features/sports/useMatchWords';
import type { SlipLeg } from '@/features/sports/useSlip';
import { inScenario } from '../../inScenario';
import { longMatches, matchAt } from '@/testing/scenario/sportsFixtures';

interface LegsProps {
  legs: readonly SlipLeg[];
  onRemove: (matchId: string) => void;
}

function Legs(props: LegsProps) {
  return <SlipLegs {...props} words={useMatchWords('decimal')} />;
}

const leg = (place: number, given: Partial<SlipLeg> = {}): SlipLeg => ({
  ...{ match: matchAt(place), pick: { market: 'result', side: 'home' }, odds: '2.30', seen: '2.30' },
  ...{ isChanged: false, isClosed: false },
  ...given,
});
const handicap = { market: 'handicap', side: 'home', line: -3 } as const;

const meta = {
  component: Legs,
  ...inScenario,
  args: { legs: [leg(0, { pick: handicap, odds: '2.04', seen: '2.04' }), leg(4)], onRemove: fn() },
  parameters: { requirements: ['STAGE-02'] },
} satisfies Meta<typeof Legs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  tags: ['phone'],
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bỏ chọn: Việt Nam −0,75' }));
    await expect(args.onRemove).toHaveBeenCalledWith(`${matchAt(0).id} handicap home -3`);
  },
};
export const Changed: Story = { args: { legs: [leg(0, { odds: '2.04', seen: '1.98', isChanged: true })] } };
export const Closed: Story = { args: { legs: [leg(1, { isClosed: true })] } };
export const Long: Story = {
  tags: ['phone'],
  args: { legs: longMatches.slice(0, 2).map((match) => leg(0, { match })) },
};
