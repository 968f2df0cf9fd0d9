import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { RecentDrawsView } from '@/features/lottery/RecentDrawsView';
import { inScenario } from '../../inScenario';
import { lotteryContent } from '@/testing/scenario/lotteryFixtures';

const meta = {
  component: RecentDrawsView,
  ...inScenario,
  args: { draws: lotteryContent('full').recentDraws.list, onOpen: fn() },
  decorators: [
    ...(inScenario.decorators as []),
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof RecentDrawsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Miền Bắc/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('VNMB');
  },
};
export const LongNames: Story = { args: { draws: lotteryContent('long').recentDraws.list } };
export const None: Story = { args: { draws: [] } };
