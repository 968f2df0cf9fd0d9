import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { GameType } from '#contract/constants';
import { categoryArt } from '@/config/categoryArt';
import { CategoryIcon } from '@/ui/media/CategoryIcon';

const meta = { component: CategoryIcon, args: { category: 'RNG', size: 'large' } } satisfies Meta<
  typeof CategoryIcon
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const Small: Story = { args: { size: 'small' } };

export const All: Story = {
  tags: ['picture'],
  render: ({ size }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {(Object.keys(categoryArt) as GameType[]).map((category) => (
        <CategoryIcon key={category} category={category} size={size} />
      ))}
    </div>
  ),
};
