import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '@/ui/actions/Button';
import { TopPanel } from '@/ui/layout/TopPanel';

const meta = {
  component: TopPanel,
  args: { label: 'Tìm trò chơi', onClose: fn(), children: <Button>Đóng</Button> },
} satisfies Meta<typeof TopPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Tìm trò chơi' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
