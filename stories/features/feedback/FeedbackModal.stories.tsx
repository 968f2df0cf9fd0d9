import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { FeedbackModal } from '@/features/feedback/FeedbackModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: FeedbackModal,
  ...inScenario,
  args: { onClose: () => undefined },
  parameters: { requirements: ['INFO-02'] },
} satisfies Meta<typeof FeedbackModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = { tags: ['every-brand', 'phone'], parameters: { scenario: { role: 'member' } } };
export const Sent: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Nội dung'), 'Trang tải chậm.');
    await userEvent.click(screen.getByRole('button', { name: 'Gửi góp ý' }));
    await expect(await screen.findByText('Đã nhận góp ý F261120KM4T8Q')).toBeVisible();
  },
};
