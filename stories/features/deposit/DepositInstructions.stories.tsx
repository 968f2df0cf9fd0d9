import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DepositInstructions } from '@/features/deposit/DepositInstructions';
import * as given from '@/testing/scenario/cashierFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: DepositInstructions,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: { instructions: given.instructions },
} satisfies Meta<typeof DepositInstructions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bank: Story = {};
export const Crypto: Story = { args: { instructions: given.cryptoInstructions } };
