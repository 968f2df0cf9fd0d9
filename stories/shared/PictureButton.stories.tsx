import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PictureButton } from '@/shared/PictureButton';

const meta = {
  component: PictureButton,
  args: { label: 'Gửi ảnh', disabled: false, onPick: fn() },
  parameters: { requirements: ['INFO-03'] },
} satisfies Meta<typeof PictureButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Disabled: Story = { args: { disabled: true } };
