import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SocialAccountNote } from '@/features/registration/SocialAccountNote';
import { inScenario } from '../../inScenario';

const meta = {
  component: SocialAccountNote,
  ...inScenario,
  parameters: { requirements: ['LOGIN-11'] },
  args: { provider: 'Google', name: 'Minh Ánh', onDrop: fn() },
} satisfies Meta<typeof SocialAccountNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { tags: ['brand-matrix', 'phone'] };
export const Nameless: Story = { args: { name: null } };
export const Lost: Story = { tags: ['phone'], args: { name: undefined } };
export const LongName: Story = {
  tags: ['phone'],
  args: { name: 'Nguyễn Hoàng Thị Phương Minh Ánh Thuỳ Dương của Công ty Trách nhiệm Hữu hạn Bắc Sơn' },
};
