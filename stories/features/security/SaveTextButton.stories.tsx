import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, spyOn, userEvent } from 'storybook/test';
import { SaveTextButton } from '@/features/security/SaveTextButton';

const meta = {
  component: SaveTextButton,
  args: { children: 'Tải tệp', name: 'aurora-recovery-codes.txt', text: 'k4m7x-9tqre\n' },
} satisfies Meta<typeof SaveTextButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Saves: Story = {
  play: async ({ canvas }) => {
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Tải tệp' }));
    await expect(made).toHaveBeenCalledWith(expect.any(Blob));
  },
};
