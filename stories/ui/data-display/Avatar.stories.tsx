import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pictures } from '@/testing/samples';
import { Avatar } from '@/ui/data-display/Avatar';

const meta = {
  component: Avatar,
  tags: ['brand-matrix'],
  args: { sources: [pictures.trophy] },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};
export const Default: Story = { args: { sources: [] } };
export const Broken: Story = {
  args: { sources: [pictures.broken] },
  parameters: { requirements: ['HDR-04'] },
};
export const Large: Story = { args: { size: 'large' } };
