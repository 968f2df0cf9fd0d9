import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PostModal } from '@/features/posts/PostModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: PostModal,
  ...inScenario,
  args: { item: 'points-mall', onClose: () => undefined },
  parameters: { requirements: ['INFO-01'] },
} satisfies Meta<typeof PostModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { tags: ['every-brand', 'phone'] };
export const LongTitle: Story = { parameters: { scenario: { data: 'long' } } };
export const Gone: Story = { parameters: { scenario: { refusals: { post: { message: 'not_found' } } } } };
export const Waiting: Story = { parameters: { scenario: { waits: ['post'] } } };
