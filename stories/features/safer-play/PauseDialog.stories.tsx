import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent, screen } from 'storybook/test';
import type { Result } from '@/api/failure';
import type { Pause } from '@/data/resources/useSaferPlay';
import { PauseDialog } from '@/features/safer-play/PauseDialog';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

const taken = (): Promise<Result<Pause>> => Promise.resolve({ ok: true, value: given.excluded });

const meta = {
  component: PauseDialog,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-03'] },
  args: {
    kind: 'selfExclusion',
    length: '6 tháng',
    until: '22:12 20/05/2027',
    available: '1.200.000 ₫',
    take: taken,
    onTaken: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof PauseDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SelfExclusion: Story = { tags: ['brand-matrix', 'phone'] };
export const TimeOut: Story = { args: { kind: 'timeOut', length: '7 ngày', until: '22:12 27/11/2026' } };
export const WithoutAnEnd: Story = { args: { length: undefined, kept: '300.000 ₫' } };
export const WrongPassword: Story = {
  args: {
    take: () =>
      Promise.resolve({ ok: false, failure: { kind: 'refused', code: 'wrong_account_or_password' } }),
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Mật khẩu đăng nhập'), 'sai-mat-khau{Enter}');
    await screen.findByText('Sai mật khẩu');
  },
};
