import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { RebateForm, type RebateTerms } from '@/features/agents/RebateForm';
import { inScenario } from '../../inScenario';

const terms: RebateTerms = {
  account: 'baotran.hn',
  nickname: 'baotran.hn',
  kind: 'agent',
  direct: true,
  rates: { RNG: 80, LIVE: 60 },
  most: { RNG: 120, LIVE: 80 },
  least: { RNG: 50 },
  since: null,
};

/** Asks for the agent's agreement first, as the gateway does. */
const answer: ComponentProps<typeof RebateForm>['send'] = ({ rates, agreed }) =>
  Promise.resolve(
    agreed
      ? { ok: true, value: { ...terms, rates } }
      : {
          ok: false,
          failure: {
            kind: 'refused',
            code: 'rebate_lowered',
            value: { lowered: [{ gameType: 'RNG', from: 80, to: 60 }] },
          },
        },
  );

const meta = {
  component: RebateForm,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-02'] },
  args: {
    terms,
    onSaved: fn(),
    send: fn(answer),
  },
} satisfies Meta<typeof RebateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

const saveSlots = async (canvas: Pick<typeof screen, 'findByRole' | 'getByRole'>, rate: string) => {
  const slots = await canvas.findByRole('textbox', { name: /^Slots/ });
  await userEvent.clear(slots);
  await userEvent.type(slots, rate);
  await userEvent.click(canvas.getByRole('button', { name: 'Lưu tỷ lệ' }));
};

export const BelowWhatItGives: Story = {
  play: async ({ canvas, args }) => {
    await saveSlots(canvas, '0,4');
    await expect(await canvas.findByText('Tuyến dưới của tài khoản này đang có 0,5%')).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** What goes down is named before it holds. */
export const Lowered: Story = {
  play: async ({ canvas, args }) => {
    await saveSlots(canvas, '0,6');
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('0,8% → 0,6%');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const Agreed: Story = {
  play: async ({ canvas, args }) => {
    await saveSlots(canvas, '0,6');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Hạ tỷ lệ' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.send).toHaveBeenLastCalledWith({ rates: { RNG: 60, LIVE: 60 }, agreed: true });
  },
};
