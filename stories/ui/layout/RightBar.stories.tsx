import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { RightBar } from '@/ui/layout/RightBar';

const meta = {
  component: RightBar,
  parameters: { requirements: ['HDR-07'] },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 600 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    labels: {
      region: 'Lối tắt',
      app: 'Tải ứng dụng',
      chat: 'Trò chuyện trực tiếp',
      facebook: 'Facebook',
      telegram: 'Telegram',
      top: 'Lên đầu trang',
    },
    app: { code: <div style={{ height: 160 }} />, title: 'Quét để tải ứng dụng', note: 'Android và iOS' },
    facebook: 'https://facebook.example/aurora',
    telegram: 'https://telegram.example/aurora',
    chat: 'https://help.example/chat',
    onTop: fn(),
  },
} satisfies Meta<typeof RightBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = { tags: ['brand-matrix'] };
export const NothingConfigured: Story = {
  args: { app: undefined, chat: undefined, facebook: undefined, telegram: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};
export const AppCardOpen: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Tải ứng dụng' });
    await userEvent.click(button);
    await expect(canvas.getByText('Quét để tải ứng dụng')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Quét để tải ứng dụng')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
  },
};
