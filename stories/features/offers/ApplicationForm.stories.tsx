import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ApplicationForm } from '@/features/offers/ApplicationForm';
import { inScenario } from '../../inScenario';

const meta = {
  component: ApplicationForm,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['PROMO-02'] },
  args: { id: 3, remark: '', onDone: fn() },
} satisfies Meta<typeof ApplicationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['phone'] };
export const Sent: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Ghi chú'), 'Zalo: minhanh92');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi đơn' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
export const NothingSaid: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Gửi đơn' }));
    await canvas.findByText('Viết ghi chú hoặc thêm ảnh');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
/** What was written stays. */
export const Refused: Story = {
  parameters: {
    scenario: { role: 'member', refusals: { promotionApply: { message: 'application_waiting' } } },
  },
  play: async ({ canvas, args }) => {
    const remark = await canvas.findByLabelText('Ghi chú');
    await userEvent.type(remark, 'Zalo: minhanh92');
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi đơn' }));
    await canvas.findByRole('alert');
    await expect(remark).toHaveValue('Zalo: minhanh92');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
