import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, waitFor } from 'storybook/test';
import { SupportNews } from '@/features/support/SupportNews';
import { ToastHost } from '@/features/toasts/ToastHost';
import { inScenario } from '../../inScenario';

const meta = {
  component: SupportNews,
  ...inScenario,
  render: () => (
    <>
      <SupportNews />
      <ToastHost />
    </>
  ),
  parameters: {
    scenario: { role: 'member', answers: { supportUnread: { count: 2 } } },
    requirements: ['INFO-03'],
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Answers that came while the chat was closed are announced once. */
export const Answered: Story = {
  tags: ['every-brand', 'phone'],
  play: async () => {
    const words = await screen.findByText('Nhân viên hỗ trợ đã trả lời bạn');
    await waitFor(() => expect(words).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Xem' })).toBeEnabled();
  },
};
