import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { TicketList } from '@/features/lottery/TicketList';
import { inScenario } from '../../inScenario';
import { longTickets, tickets } from '@/testing/scenario/lotteryFixtures';

const meta = {
  component: TicketList,
  ...inScenario,
  args: { tickets, onCancel: fn() },
  decorators: [
    ...(inScenario.decorators as []),
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof TicketList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenWonLostVoid: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Chờ quay')).toBeVisible();
    await expect(canvas.getByText('+1.970.000 ₫')).toBeVisible();
    // Only the ticket whose draw is open can be cancelled.
    await userEvent.click(canvas.getByRole('button', { name: 'Hủy vé' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const LongTexts: Story = { tags: ['phone'], args: { tickets: longTickets } };
export const None: Story = { args: { tickets: [] } };
