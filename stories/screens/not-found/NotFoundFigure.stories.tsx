import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotFoundFigure } from '@/screens/not-found/NotFoundFigure';

const meta = { component: NotFoundFigure } satisfies Meta<typeof NotFoundFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { tags: ['brand-matrix', 'phone'] };
