import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MethodTiles } from '@/features/deposit/MethodTiles';
import * as given from '@/testing/scenario/cashierFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: MethodTiles,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: { methods: given.depositDesk.methods, value: 'BANK', onChoose: () => undefined },
} satisfies Meta<typeof MethodTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
