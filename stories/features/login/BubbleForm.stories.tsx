import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BubbleForm } from '@/features/login/BubbleForm';
import { inScenario } from '../../inScenario';

const meta = { component: BubbleForm, ...inScenario, args: { onLeft: fn() } } satisfies Meta<
  typeof BubbleForm
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const SentEmpty: Story = {
  tags: ['brand-matrix'],
  parameters: { requirements: ['LOGIN-03'] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText('Tên đăng nhập');
    await userEvent.click(canvas.getByRole('button', { name: 'Đăng nhập' }));
    const page = canvasElement.ownerDocument.body;
    await waitFor(() => expect(page).toHaveTextContent('Vui lòng nhập tên đăng nhập và mật khẩu'));
  },
};
