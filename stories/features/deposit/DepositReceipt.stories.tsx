import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { DepositReceipt } from '@/features/deposit/DepositReceipt';
import { inScenario } from '../../inScenario';

const meta = {
  component: DepositReceipt,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: { hasReceipt: false, send: () => Promise.resolve(undefined) },
} satisfies Meta<typeof DepositReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {};
export const There: Story = { args: { hasReceipt: true } };
export const NotSentYet: Story = {
  parameters: { scenario: { role: 'member', refusals: { uploadProof: { message: 'try_again' } } } },
  play: async ({ canvas }) => {
    const picture = new File(['picture'], 'bien-lai.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/Thêm ảnh/), picture);
    await canvas.findByRole('button', { name: 'Thử lại bien-lai.png' });
    await userEvent.click(canvas.getByRole('button', { name: 'Gửi biên lai' }));
    await expect(await canvas.findByText(/^Chưa gửi được ảnh: bien-lai.png/)).toBeVisible();
  },
};
