import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LostFigure } from '@/screens/not-found/LostFigure';

const meta = { component: LostFigure } satisfies Meta<typeof LostFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { tags: ['brand-matrix', 'phone'] };
