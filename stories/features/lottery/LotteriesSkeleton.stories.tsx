import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LotteriesSkeleton } from '@/features/lottery/LotteriesSkeleton';

const meta = { component: LotteriesSkeleton } satisfies Meta<typeof LotteriesSkeleton>;

export default meta;

export const Shimmering: StoryObj<typeof meta> = { tags: ['brand-matrix', 'phone'] };
