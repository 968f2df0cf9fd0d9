import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { HitText } from '@/features/games/HitText';

const meta = { component: HitText, args: { name: 'Nữ Hoàng Băng Giá', text: 'hoa' } } satisfies Meta<
  typeof HitText
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutMarks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hoà').tagName).toBe('MARK');
  },
};
export const NotFound: Story = { args: { text: 'xyz' } };
