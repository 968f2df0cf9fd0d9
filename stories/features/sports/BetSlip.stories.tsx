import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { withOdds } from '@/domain/matchPrices';
import { BetSlip } from '@/features/sports/BetSlip';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { useSlip, type Slip } from '@/features/sports/useSlip';
import { inBrandsAndOnPhone } from '../../modes';
import { inScenario } from '../../inScenario';
import { matchAt, sportsBoard } from '@/testing/scenario/sportsFixtures';

interface SlipProps {
  /** Differences from a newly filled slip. */
  given: Partial<Slip>;
  isEmpty: boolean;
  paused: boolean;
  busy: boolean;
  instead: { label: string } | undefined;
  onPlace: () => void;
}

const first = matchAt(0);
const board = sportsBoard();

function FilledSlip({ given, isEmpty, ...rest }: SlipProps) {
  const slip = useSlip(board, isEmpty ? undefined : { matchId: first.id, side: 'home' });
  return <BetSlip {...rest} board={board} slip={{ ...slip, ...given }} words={useMatchWords('decimal')} />;
}

const meta = {
  component: FilledSlip,
  ...inScenario,
  args: { given: {}, isEmpty: false, paused: false, busy: false, instead: undefined, onPlace: fn() },
  parameters: { scenario: { role: 'member' }, requirements: ['SPORT-01'] },
} satisfies Meta<typeof FilledSlip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '500.000' }));
    await expect(canvas.getByText('710.000 ₫')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Đặt cược' }));
    await expect(args.onPlace).toHaveBeenCalled();
  },
};
export const PriceChanged: Story = {
  tags: ['phone'],
  args: {
    given: {
      ...{ odds: '1.38', isChanged: true, back: 138_000n },
      picked: { match: withOdds(first, 'home', '1.38'), side: 'home', seen: '1.42' },
    },
  },
};
export const Closed: Story = { args: { given: { isClosed: true } } };
export const Paused: Story = { args: { paused: true } };
export const TooMuch: Story = {
  args: { given: { stake: '60000000', staked: 60_000_000n, fault: 'tooMuch' } },
};
export const Busy: Story = { args: { busy: true } };
export const Guest: Story = { args: { instead: { label: 'Đăng nhập để đặt cược' } } };
export const Empty: Story = { args: { isEmpty: true } };
