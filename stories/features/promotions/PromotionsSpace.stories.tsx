import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PromotionsSpace } from '@/features/promotions/PromotionsSpace';
import { inScenario } from '../../inScenario';

const meta = { component: PromotionsSpace, ...inScenario } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { tags: ['brand-matrix', 'phone'] };
