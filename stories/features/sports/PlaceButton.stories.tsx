import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { PlaceButton } from '@/features/sports/PlaceButton';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { useSlip, type Slip } from '@/features/sports/useSlip';
import { inScenario } from '../../inScenario';
import { matchAt, sportsBoard } from '@/testing/scenario/sportsFixtures';

interface PartProps {
  given: Partial<Slip>;
  busy: boolean;
  disabled: boolean;
  onPlace: () => void;
}

function Part({ given, ...rest }: PartProps) {
  const slip = useSlip('SPORTS', sportsBoard(), { matchId: matchAt(0).id, side: 'home' });
  return <PlaceButton {...rest} slip={{ ...slip, ...given }} words={useMatchWords('decimal')} />;
}

const meta = {
  component: Part,
  ...inScenario,
  args: { given: {}, busy: false, disabled: false, onPlace: fn() },
  parameters: { scenario: { role: 'member' }, requirements: ['SPORT-01'] },
} satisfies Meta<typeof Part>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt cược' }));
    await expect(args.onPlace).toHaveBeenCalled();
  },
};
export const Changed: Story = { args: { given: { changed: 1 } } };
export const Several: Story = { tags: ['phone'], args: { given: { isSeveral: true, staked: 450_000n } } };
export const SeveralChanged: Story = {
  tags: ['phone'],
  args: { given: { isSeveral: true, staked: 450_000n, changed: 2 } },
};
export const ParlayChanged: Story = { args: { given: { isParlay: true, odds: '8.77', changed: 1 } } };
export const Busy: Story = { args: { busy: true } };
export const Disabled: Story = { args: { disabled: true } };
