import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ConfirmBet } from '@/features/lottery/ConfirmBet';
import { FormRefusal } from '@/forms/FormRefusal';
import { inScenario } from '../../inScenario';

const meta = {
  component: ConfirmBet,
  ...inScenario,
  args: {
    name: 'Hà Nội 5 phút',
    drawNo: '20261120-249',
    lines: [
      { playType: 'de', picks: ['07', '18', '36', '68', '79'], unitStake: 20_000n, times: 1 },
      { playType: 'xien2', picks: ['01', '02', '03'], unitStake: 10_000n, times: 3 },
    ],
    total: 190_000n,
    closed: false,
    busy: false,
    refusal: undefined,
    onPlace: fn(),
    onClose: fn(),
  },
  parameters: { requirements: ['LOTT-01'] },
} satisfies Meta<typeof ConfirmBet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['brand-matrix', 'phone'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Đặt cược 190\.000/ }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
};
export const OnItsWay: Story = { args: { busy: true } };
export const ClosedMeanwhile: Story = { tags: ['phone'], args: { closed: true } };
export const OnBreak: Story = {
  tags: ['phone'],
  args: {
    coolingOff: true,
    refusal: (
      <FormRefusal
        failure={
          {
            kind: 'refused',
            status: 403,
            code: 'on_break',
            value: { kind: 'timeOut', until: '2026-11-21T15:12:00Z' },
          } as never
        }
        pause={{ until: '22:12 21/11/2026', support: 'https://help.example/' }}
      />
    ),
  },
};
export const NotEnough: Story = {
  args: {
    refusal: <FormRefusal failure={{ kind: 'refused', status: 409, code: 'insufficient_funds' } as never} />,
  },
};
