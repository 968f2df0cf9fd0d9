import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { HighlightedName } from '@/features/games/HighlightedName';

const meta = { component: HighlightedName, args: { name: 'Nữ Hoàng Băng Giá', text: 'hoa' } } satisfies Meta<
  typeof HighlightedName
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutMarks: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hoà').tagName).toBe('MARK');
  },
};
export const NotFound: Story = { args: { text: 'xyz' } };
