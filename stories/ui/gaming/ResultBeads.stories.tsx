import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ResultBeads } from '@/ui/gaming/ResultBeads';

const meta = {
  component: ResultBeads,
  args: {
    label: '24 ván gần nhất: Con 9, Cái 12, Hòa 3',
    ways: [...'122122132211222121232112'].map((one) =>
      one === '1' ? ('first' as const) : one === '2' ? ('second' as const) : ('even' as const),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { requirements: ['GAME-11'] },
} satisfies Meta<typeof ResultBeads>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix'] };
export const Few: Story = {
  args: { label: '3 ván gần nhất: Con 1, Cái 1, Hòa 1', ways: ['first', 'second', 'even'] },
};
