import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PageSkeleton } from '@/features/loading/PageSkeleton';
import { inScenario } from '../../inScenario';

const meta = {
  component: PageSkeleton,
  ...inScenario,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['brand-matrix', 'phone'] };
