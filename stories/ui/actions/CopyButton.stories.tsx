import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, spyOn, userEvent } from 'storybook/test';
import { CopyButton } from '@/ui/actions/CopyButton';

const meta = {
  component: CopyButton,
  args: { text: 'VN8866', labels: { copy: 'Sao chép', copied: 'Đã sao chép', failed: 'Chưa sao chép được' } },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Copied: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Sao chép' }));
    await expect(write).toHaveBeenCalledWith('VN8866');
    await expect(await canvas.findByText('Đã sao chép')).toBeVisible();
  },
};
export const Refused: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sao chép' }));
    await expect(await canvas.findByText('Chưa sao chép được')).toBeVisible();
  },
};
