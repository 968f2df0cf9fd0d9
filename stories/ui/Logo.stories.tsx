import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pictures } from '../samples';
import { Logo } from '@/ui/Logo';

const meta = {
  component: Logo,
  tags: ['brand-matrix'],
  args: { name: 'Aurora88', mark: pictures.mark },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = { tags: ['phone'] };
