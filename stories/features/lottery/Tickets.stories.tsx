import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Tickets } from '@/features/lottery/Tickets';
import { inScenario } from '../../inScenario';

const meta = {
  component: Tickets,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['LOTT-01'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Cancelled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hủy vé' }));
    const [, confirm] = await screen.findAllByRole('button', { name: 'Hủy vé', hidden: true });
    await userEvent.click(confirm as HTMLElement);
    await expect(await canvas.findByText('Đã hủy vé, 60.000 ₫ đã trở về ví.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const Empty: Story = { parameters: { scenario: { role: 'member', data: 'empty' } } };
export const Loading: Story = { parameters: { scenario: { role: 'member', waits: ['lotteryTickets'] } } };
export const Failed: Story = {
  parameters: { scenario: { role: 'member', refusals: { lotteryTickets: { message: 'try_again' } } } },
};
