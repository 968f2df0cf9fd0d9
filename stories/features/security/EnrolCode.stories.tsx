import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { EnrolCode } from '@/features/security/EnrolCode';
import { inScenario } from '../../inScenario';

const meta = {
  component: EnrolCode,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['LOGIN-13'] },
  args: {
    given: {
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/aurora:lan?issuer=aurora&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    },
    confirm: async () => ({ ok: true, value: { recoveryCodes: [] } }),
    onDone: fn(),
  },
} satisfies Meta<typeof EnrolCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { tags: ['phone'] };
