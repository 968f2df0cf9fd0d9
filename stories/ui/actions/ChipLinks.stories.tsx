import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { stressTexts } from '@/testing/samples';
import { ChipLinks } from '@/ui/actions/ChipLinks';

const meta = {
  component: ChipLinks,
  tags: ['brand-matrix'],
  args: {
    label: 'Lối tắt',
    links: [
      { href: '/sports', label: 'Thể thao' },
      { href: '/fbSports', label: 'Bóng đá', current: true },
      { href: '/esports', label: 'Esports' },
    ],
  },
} satisfies Meta<typeof ChipLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneIsHere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bóng đá' })).toHaveAttribute('aria-current', 'page');
  },
};
export const LongTexts: Story = {
  tags: ['phone'],
  args: { links: ['a', 'b', 'c'].map((id) => ({ href: `/${id}`, label: stressTexts.longLabel })) },
};
