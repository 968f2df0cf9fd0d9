import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WinnersSpace } from '@/features/winners/WinnersSpace';
import { inScenario } from '../../inScenario';

const meta = { component: WinnersSpace, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['brand-matrix', 'phone'] };
