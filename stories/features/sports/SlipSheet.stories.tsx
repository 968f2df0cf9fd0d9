import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { useHistoryOverlay } from '@/data/core/useHistoryOverlay';
import { SlipSheet } from '@/features/sports/SlipSheet';
import { useMatchWords } from '@/features/sports/useMatchWords';
import { useSlip, type Slip, type SlipLeg } from '@/features/sports/useSlip';
import { inScenario } from '../../inScenario';
import { matchAt, sportsBoard } from '@/testing/scenario/sportsFixtures';

function Sheet({ given }: { given: Partial<Slip> }) {
  const slip = useSlip('SPORTS', sportsBoard(), { matchId: matchAt(0).id, side: 'home' });
  const sheet = useHistoryOverlay('slip');
  return (
    <SlipSheet
      slip={{ ...slip, ...given }}
      words={useMatchWords('decimal')}
      open={sheet.isOpen}
      onOpen={sheet.open}
      onClose={sheet.close}
    >
      Việt Nam thắng
    </SlipSheet>
  );
}

const legAt = (place: number): SlipLeg => ({
  ...{ match: matchAt(place), pick: { market: 'result', side: 'home' }, odds: '2.30', seen: '2.30' },
  ...{ isChanged: false, isClosed: false },
});

const meta = {
  component: Sheet,
  ...inScenario,
  args: { given: {} },
  parameters: { requirements: ['SPORT-01', 'STAGE-02'] },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = { tags: ['phone'] };
export const Parlay: Story = {
  tags: ['phone'],
  args: { given: { isParlay: true, odds: '8.77', changed: 1 } },
};
export const Singles: Story = {
  tags: ['phone'],
  args: { given: { isSeveral: true, legs: [0, 1, 4].map(legAt), staked: 300_000n } },
};
export const Open: Story = {
  tags: ['phone'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mở phiếu' }));
    await expect(await screen.findByRole('dialog', { name: 'Phiếu cược' })).toBeInTheDocument();
  },
};
