import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { useState } from 'react';
import type { BoardMatch } from '#contract/wireTypes';
import { useSite } from '@/data/session/siteContext';
import { BetSlip } from '@/features/sports/BetSlip';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { pickId } from '@/features/sports/slipPicks';
import { useSlip, type Slip, type SlipLeg } from '@/features/sports/useSlip';
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

const legOf = (match: BoardMatch, pick: SlipLeg['pick'], odds: string): SlipLeg => ({
  ...{ match, pick, odds, seen: odds, isChanged: false, isClosed: false },
});

const winner = (match: BoardMatch): SlipLeg => legOf(match, { market: 'result', side: 'home' }, '1.42');

const three: readonly SlipLeg[] = [
  legOf(first, { market: 'handicap', side: 'home', line: -3 }, '2.04'),
  legOf(matchAt(1), { market: 'total', side: 'over', line: 10 }, '1.87'),
  legOf(matchAt(4), { market: 'result', side: 'home' }, '2.30'),
];

const parlay: Partial<Slip> = {
  ...{ mode: 'parlay', isParlay: true, legs: [...three], count: 3, odds: '8.77', most: 5_000_000n },
  ...{ back: 877_404n, backBefore: 877_404n },
};

function FilledSlip({ given, isEmpty, ...rest }: SlipProps) {
  const slip = useSlip('SPORTS', board, isEmpty ? undefined : { matchId: first.id, side: 'home' });
  return <BetSlip {...rest} slip={{ ...slip, ...given }} words={useMatchWords('decimal')} />;
}

const refused = { kind: 'refused', status: 400, code: 'amount_out_of_range' } as const;

/** The slip of a tab that keeps three picks; the price of the first was another one when the player saw it. */
function SeveralSlip({ given, isEmpty: _isEmpty, ...rest }: SlipProps) {
  const { sessionText } = useSite();
  useState(() => sessionText.set('slip:SPORTS', JSON.stringify(keptSlip)));
  const slip = useSlip('SPORTS', board, undefined);
  const refusals = { [pickId(winner(matchAt(4)))]: refused };
  return (
    <BetSlip {...rest} slip={{ ...slip, ...given }} refusals={refusals} words={useMatchWords('decimal')} />
  );
}

const keptSlip = {
  mode: 'single',
  picks: [
    { matchId: first.id, pick: { market: 'result', side: 'home' }, seen: '1.38' },
    { matchId: matchAt(1).id, pick: { market: 'result', side: 'home' }, seen: '2.30', own: '50000' },
    { matchId: matchAt(4).id, pick: { market: 'result', side: 'home' }, seen: '2.05' },
  ],
};

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
      ...{ changed: 1, back: 138_000n },
      legs: [{ ...winner(first), odds: '1.38', isChanged: true }],
    },
  },
};
export const Closed: Story = {
  args: { given: { isClosed: true, legs: [{ ...winner(first), isClosed: true }] } },
};
/** Three single bets: the price of the first has changed, the second has a stake of its own, the third was refused. */
export const Several: Story = {
  tags: ['brand-matrix', 'phone'],
  render: (args) => <SeveralSlip {...args} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Nhận tỷ lệ mới, đặt 3 cược · 250\.000/ }),
    ).toBeEnabled();
    const all = canvas.getByRole('textbox', { name: 'Tiền cược mỗi kèo' });
    await expect(all).toHaveValue('');
    await userEvent.type(all, '60000');
    await expect(canvas.getByRole('button', { name: /đặt 3 cược · 180\.000/ })).toBeEnabled();
  },
};
export const ParlayClash: Story = {
  args: {
    given: { ...parlay, legs: [three[0] ?? winner(first), winner(first)], count: 2, isClashing: true },
  },
  parameters: { requirements: ['STAGE-02'] },
};
export const Paused: Story = { args: { paused: true } };
export const TooMuch: Story = {
  args: { given: { stake: '60000000', staked: 60_000_000n, fault: 'tooMuch' } },
};
export const Busy: Story = { args: { busy: true } };
export const Guest: Story = { args: { instead: { label: 'Đăng nhập để đặt cược' } } };
export const Empty: Story = { args: { isEmpty: true } };
export const Handicap: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { given: { legs: three.slice(0, 1), back: 204_000n, halfBack: 152_000n } },
  parameters: { requirements: ['STAGE-02'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Thắng cách đúng 1')).toBeVisible();
    await expect(canvas.getByText('ăn nửa')).toBeVisible();
  },
};
export const Total: Story = {
  args: { given: { legs: three.slice(1, 2), back: 187_000n } },
  parameters: { requirements: ['STAGE-02'] },
};
export const Parlay: Story = {
  tags: ['brand-matrix', 'phone'],
  args: { given: parlay },
  parameters: { chromatic: { modes: inBrandsAndOnPhone }, requirements: ['STAGE-02'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,04 × 1,87 × 2,30')).toBeVisible();
    await expect(canvas.getByText('877.404 ₫')).toBeVisible();
  },
};
export const ParlayPriceChanged: Story = {
  tags: ['phone'],
  args: {
    given: {
      ...{ ...parlay, changed: 1, backBefore: 851_598n },
      legs: three.map((leg, place) => (place === 0 ? { ...leg, seen: '1.98', isChanged: true } : leg)),
    },
  },
  parameters: { requirements: ['STAGE-02'] },
};
export const ParlayLegClosed: Story = {
  args: {
    given: {
      ...{ ...parlay, isClosed: true },
      legs: three.map((leg, place) => (place === 1 ? { ...leg, isClosed: true } : leg)),
    },
  },
  parameters: { requirements: ['STAGE-02'] },
};
export const ParlayTooShort: Story = {
  args: { given: { ...parlay, legs: three.slice(0, 1), count: 1, isShort: true } },
  parameters: { requirements: ['STAGE-02'] },
};
export const ParlayEmpty: Story = {
  args: { isEmpty: true, given: { mode: 'parlay', isParlay: true } },
  parameters: { requirements: ['STAGE-02'] },
};
