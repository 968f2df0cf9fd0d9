import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { QrCode } from '@/ui/media/QrCode';

const meta = {
  component: QrCode,
  args: { text: 'https://aurora.example/down', label: 'Mã QR tải ứng dụng' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfTheApp: Story = {
  tags: ['brand-matrix'],
  parameters: { requirements: ['HDR-07'] },
  play: async ({ canvas }) => {
    const { width, height } = (
      await canvas.findByRole('img', { name: 'Mã QR tải ứng dụng' })
    ).getBoundingClientRect();
    await expect([width, height]).toEqual([160, 160]);
  },
};
export const LongAddress: Story = { args: { text: `https://vidu.example/${'dang-ky'.repeat(40)}` } };
