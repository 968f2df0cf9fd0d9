import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { SingleStake } from '@/features/sports/SingleStake';
import { useMatchWords } from '@/features/sports/useMatchWords';
import type { SlipSingle } from '@/features/sports/useSlip';
import { inScenario } from '../../inScenario';
import { matchAt } from '@/testing/scenario/sportsFixtures';

const single: SlipSingle = {
  id: 'a',
  leg: {
    ...{ match: matchAt(0), pick: { market: 'result', side: 'home' }, odds: '1.42', seen: '1.42' },
    ...{ isChanged: false, isClosed: false },
  },
  ...{ stake: '100000', staked: 100_000n, fault: undefined, back: 142_000n },
};

interface StakeProps {
  single: SlipSingle;
  error: string | undefined;
  isRefused: boolean;
  disabled: boolean;
  onStake: (text: string) => void;
}

function Stake({ isRefused, ...rest }: StakeProps) {
  const refusal = isRefused
    ? ({ kind: 'refused', status: 400, code: 'amount_out_of_range' } as const)
    : undefined;
  return <SingleStake {...rest} refusal={refusal} words={useMatchWords('decimal')} />;
}

const meta = {
  component: Stake,
  ...inScenario,
  args: { single, error: undefined, isRefused: false, disabled: false, onStake: fn() },
  parameters: { scenario: { role: 'member' }, requirements: ['SPORT-01'] },
} satisfies Meta<typeof Stake>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['phone'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tiền cược: Việt Nam thắng' }), '0');
    await expect(args.onStake).toHaveBeenCalledWith('1000000', expect.anything());
  },
};
export const TooLow: Story = {
  args: { single: { ...single, stake: '500', fault: 'tooLittle' }, error: 'Ít nhất 20.000 ₫' },
};
export const Refused: Story = { tags: ['phone'], args: { isRefused: true } };
export const Busy: Story = { args: { disabled: true } };
/** The greatest amounts of the field. */
export const Long: Story = {
  tags: ['phone'],
  args: { single: { ...single, stake: '50000000', staked: 50_000_000n, back: 330_000_000n } },
};
