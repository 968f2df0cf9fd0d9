import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { publicSetting } from '@/testing/scenario/accountFixtures';
import { FeedbackForm } from '@/features/feedback/FeedbackForm';
import { inScenario } from '../../inScenario';

const meta = {
  component: FeedbackForm,
  ...inScenario,
  args: { onDone: fn() },
  parameters: { requirements: ['INFO-02'] },
} satisfies Meta<typeof FeedbackForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { scenario: { role: 'member' } },
};
export const Visitor: Story = {};
export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nội dung'), 'a'.repeat(141));
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi góp ý' }));
    await expect(await canvas.findByText('Tối đa 140 ký tự')).toBeVisible();
  },
};
export const Words: Story = {
  parameters: {
    scenario: { answers: { publicSetting: { ...publicSetting, feedbackWords: { least: 3, most: 50 } } } },
  },
};
export const TooMany: Story = {
  parameters: { scenario: { refusals: { feedback: { message: 'too_many_requests' } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nội dung'), 'Trang tải chậm.');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi góp ý' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
    await expect(canvas.getByLabelText('Nội dung')).toHaveValue('Trang tải chậm.');
  },
};
