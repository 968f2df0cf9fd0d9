import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PostList } from '@/features/posts/PostList';
import { inScenario } from '../../inScenario';

const meta = {
  component: PostList,
  ...inScenario,
  args: { kind: 'news' },
  parameters: { requirements: ['INFO-01'] },
} satisfies Meta<typeof PostList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['brand-matrix', 'phone'] };
export const Nothing: Story = { parameters: { scenario: { data: 'empty' } } };
export const LongTitles: Story = { tags: ['phone'], parameters: { scenario: { data: 'long' } } };
export const Waiting: Story = { parameters: { scenario: { waits: ['posts'] } } };
export const Failed: Story = {
  parameters: { scenario: { refusals: { posts: { message: 'try_again' } } } },
};
