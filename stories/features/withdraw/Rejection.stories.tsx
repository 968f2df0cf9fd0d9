import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Rejection } from '@/features/withdraw/Rejection';
import * as given from '@/testing/scenario/cashierFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: Rejection,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-06'] },
  args: { order: given.withdrawalOrder('rejected') },
} satisfies Meta<typeof Rejection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithItsReason: Story = { tags: ['phone'] };
export const WithoutReason: Story = { args: { order: given.withdrawalOrder('rejected', { reason: null }) } };
