import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LostFigure } from '@/ui/feedback/LostFigure';

const meta = { component: LostFigure } satisfies Meta<typeof LostFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { tags: ['brand-matrix', 'phone'] };
