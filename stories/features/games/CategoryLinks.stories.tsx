import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CategoryLinks } from '@/features/games/CategoryLinks';
import { inScenario } from '../../inScenario';

const meta = { component: CategoryLinks, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Categories: Story = { tags: ['phone'] };
export const None: Story = { parameters: { scenario: { data: 'empty' } } };
