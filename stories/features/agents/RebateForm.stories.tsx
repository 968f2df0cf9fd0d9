import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, userEvent } from 'storybook/test';
import { RebateForm } from '@/features/agents/RebateForm';
import { inScenario } from '../../inScenario';

const meta = {
  component: RebateForm,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
  args: {
    terms: {
      account: 'baotran.hn',
      nickname: 'baotran.hn',
      kind: 'agent',
      direct: true,
      rates: { RNG: 80, LIVE: 60 },
      most: { RNG: 120, LIVE: 80 },
      least: { RNG: 50 },
      since: null,
    },
    onSaved: () => undefined,
    send: () =>
      Promise.resolve({
        ok: false,
        failure: {
          kind: 'refused',
          code: 'rebate_lowered',
          value: { lowered: [{ gameType: 'RNG', from: 80, to: 60 }] },
        },
      }),
  },
} satisfies Meta<typeof RebateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
/** What goes down is named before it holds. */
export const Lowered: Story = {
  play: async ({ canvas }) => {
    const [slots] = await canvas.findAllByRole('textbox');
    if (!slots) throw new Error('There is no field');
    await userEvent.clear(slots);
    await userEvent.type(slots, '0,6');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('→');
  },
};
