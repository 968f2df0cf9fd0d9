import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LineForm } from '@/features/cashier/LineForm';
import * as given from '../../scenario/cashierFixtures';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: LineForm,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: {
    desk: given.lineDesk,
    unclear: undefined,
    asking: false,
    onAsk: () => undefined,
    send: () => new Promise(() => undefined),
    onDone: () => undefined,
  },
} satisfies Meta<typeof LineForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Agent: Story = { args: { desk: { ...given.lineDesk, toDownline: true } } };
