import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PostsScreen } from '@/screens/posts/PostsScreen';
import { inScenario } from '../../inScenario';

const meta = {
  component: PostsScreen,
  ...inScenario,
  parameters: { layout: 'fullscreen', path: '/news', requirements: ['INFO-01'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['every-brand', 'phone'] };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Empty: Story = { parameters: { scenario: { data: 'empty' } } };
export const Blog: Story = { parameters: { path: '/blog' } };
