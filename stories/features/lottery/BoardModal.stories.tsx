import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { BoardModal } from '@/features/lottery/BoardModal';
import { inScenario } from '../../inScenario';

const meta = {
  component: BoardModal,
  ...inScenario,
  args: { area: 'VN', gameCode: 'VNHN5M', name: 'Hà Nội 5 phút', onClose: fn() },
} satisfies Meta<typeof BoardModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['brand-matrix', 'phone'] };
export const Abroad: Story = { args: { area: 'SEA', gameCode: 'SEAQ1M', name: 'Đông Nam Á 1 phút' } };
export const Loading: Story = { parameters: { scenario: { data: 'loading' } } };
export const Failed: Story = { parameters: { scenario: { data: 'error' } } };
